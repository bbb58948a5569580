"""How Numba compiles rules: each rule to intermediate code, entry points to machine code.

Left to itself Numba optimises every function and makes machine code of it, over and over for the
ones it calls. Rules are called by rules only. They stay intermediate code here (`RuleCompiler`);
the entry points that Python or other units call (`EntryCompiler`) link all they need, hide it from
the outside, and optimise it as one program. That compiles in half the time and runs a fifth faster,
because hidden functions need not keep the form in which others would call them.

In a rule, an index that is not a constant is never negative (`indexing.py`). `ENDLING_JIT=debug`
finds offenders.

Both are compiler classes of Numba's own extension point, `pipeline_class`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite.binding import Linkage, ModuleRef
from numba import _dynfunc, njit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering
from numba.extending import overload

from endling.kernel.indexing import indices_as_they_are


class _RuleLibrary(JITCodeLibrary):
    """Intermediate code of one rule, waiting for the entry points that need it."""

    def finalize(self) -> None:
        """Nothing is linked or optimised yet."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def needs(self) -> list[JITCodeLibrary]:
        """The code that this rule calls."""
        needed: list[JITCodeLibrary] = list(self._linking_libraries)
        return needed


class EntryLibrary(JITCodeLibrary):
    """A whole program behind one or two functions that are called from outside."""

    def finalize(self) -> None:
        """Link every rule that can be reached, then optimise all of it together."""
        self._linking_libraries: list[Any] = _callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


def _callers_first(libraries: list[Any]) -> list[Any]:
    """All that can be reached, in an order in which the linker never drops what is needed later."""
    callees_first: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library not in callees_first:
            if isinstance(library, _RuleLibrary):
                for needed in library.needs():
                    visit(needed)
            callees_first[library] = None

    for library in libraries:
        visit(library)
    return list(reversed(callees_first))


@register_pass(mutates_CFG=True, analysis_only=False)
class _WithoutMachineCode(LoweringPass):
    """Tells the callers of a rule where its intermediate code is."""

    _name = "without_machine_code"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Make the handle by which callers know the rule; it has no address to be called at."""
        lowered = state["cr"]
        about = lowered.fndesc
        name = about.qualname.split(".")[-1]
        handle = _dynfunc.make_function(
            about.lookup_module(), name, f"intermediate code of {name}", 0, lowered.env, ()
        )
        state.targetctx.insert_user_function(handle, about, [state.library])
        state["cr"] = lowered._replace(cfunc=handle)
        return True


class _Compiler(CompilerBase):
    """What both kinds of functions have in common. Numba compiles one function at a time."""

    def _compile_core(self) -> Any:
        with indices_as_they_are():
            return super()._compile_core()


class RuleCompiler(_Compiler):
    """For functions that only compiled code calls."""

    def define_pipelines(self) -> list[Any]:
        """Numba's own passes, up to the intermediate code."""
        state = self.state
        state.library = _RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        passes = DefaultPassBuilder.define_nopython_pipeline(state)
        passes.add_pass_after(_WithoutMachineCode, NativeLowering)
        passes.finalize()
        return [passes]


class EntryCompiler(_Compiler):
    """For functions that are called from outside."""

    def define_pipelines(self) -> list[Any]:
        """Numba's own passes; the library makes the difference."""
        self.state.library = self.new_library()
        self.state.library.enable_object_caching()
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]

    def new_library(self) -> EntryLibrary:
        """The library that the entry point becomes."""
        state = self.state
        return EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)


@dataclass(frozen=True)
class Code:
    """Intermediate code of one rule for one signature: the name of its function, and the rest."""

    name: str
    library: Any


def intermediate_code(function: Callable[..., Any], signature: Any) -> Code:
    """Compile a plain function as a rule, for whatever makes machine code of it."""
    compiled = njit(
        signature,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=RuleCompiler,
    )(function)
    (result,) = compiled.overloads.values()
    return Code(result.fndesc.llvm_func_name, result.library)


def link_parts(base: ModuleRef, parts: list[Code]) -> ModuleRef:
    """Add all code that the parts need to a module that calls them."""
    for library in _callers_first([part.library for part in parts]):
        base.link_in(library._get_module_for_linking(), preserve=True)
    return base


def when_compiled(function: Callable[..., Any]) -> Callable[[Callable[..., Any]], Any]:
    """Marks what takes the place of a plain Python function in compiled rules."""
    decorator: Callable[[Callable[..., Any]], Any] = overload(
        function, strict=False, jit_options={"pipeline_class": RuleCompiler}
    )
    return decorator
