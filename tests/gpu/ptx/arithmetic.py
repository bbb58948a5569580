"""What single instructions compute, each as PTX says it, which is not always as LLVM does.

`ARITHMETIC` has them all, by their names without the type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.gpu.ptx.code import DIVIDES_BY_ZERO, Code, Kind

Make = Callable[..., str]


@dataclass(frozen=True)
class Rule:
    """How an instruction is made.

    The operands, the result first: `n` has as many bits as the type, `d` twice as many, `i` 32 and
    `p` one. Letters of types that the instruction has: `b`its, `s`igned, `u`nsigned, `p`redicates.
    """

    operands: str
    types: str
    make: Make

    def bits(self, kind: Kind) -> list[int]:
        """How many bits every operand has."""
        widths = {"n": kind.bits, "d": 2 * kind.bits, "i": 32, "p": 1}
        return [widths[letter] for letter in self.operands]

    def takes(self, kind: Kind) -> bool:
        """Whether there is such an instruction for this type."""
        return ("p" if kind.bits == 1 else kind.letter) in self.types and kind.bits != 8


def _plain(operation: str) -> Make:
    def make(code: Code, kind: Kind, a: str, b: str) -> str:
        return code.new(f"{operation} i{kind.bits} {a}, {b}")

    return make


def _called(function: str, more: str = "") -> Make:
    """A function of LLVM; in its name, `@` stands for the letter of a signed or unsigned type."""

    def make(code: Code, kind: Kind, *values: str) -> str:
        name, n = function.replace("@", kind.letter), kind.bits
        given = ", ".join(f"i{n} {value}" for value in values)
        return code.new(f"call i{n} @llvm.{name}.i{n}({given}{more})")

    return make


# --- Sums and products ----------------------------------------------------------------------------


def _wide(code: Code, kind: Kind, a: str, b: str) -> str:
    n = kind.bits
    left, right = (code.fit(value, n, 2 * n, kind.widened) for value in (a, b))
    return code.new(f"mul i{2 * n} {left}, {right}")


def _high(code: Code, kind: Kind, a: str, b: str) -> str:
    n = kind.bits
    high = code.new(f"lshr i{2 * n} {_wide(code, kind, a, b)}, {n}")
    return code.fit(high, 2 * n, n)


def _then_add(multiply: Make, widths: int) -> Make:
    def make(code: Code, kind: Kind, a: str, b: str, c: str) -> str:
        return code.new(f"add i{widths * kind.bits} {multiply(code, kind, a, b)}, {c}")

    return make


def _divide(operation: str) -> Make:
    """Division by zero has no result; the smallest number divided by -1 is itself again."""

    def make(code: Code, kind: Kind, a: str, b: str) -> str:
        n = kind.bits
        zero = code.new(f"icmp eq i{n} {b}, 0")
        code.note_if(zero, DIVIDES_BY_ZERO)
        if not kind.is_signed:
            by = code.new(f"select i1 {zero}, i{n} 1, i{n} {b}")
            return code.new(f"u{operation} i{n} {a}, {by}")
        minus = code.new(f"icmp eq i{n} {b}, -1")
        special = code.new(f"or i1 {zero}, {minus}")
        by = code.new(f"select i1 {special}, i{n} 1, i{n} {b}")
        found = code.new(f"s{operation} i{n} {a}, {by}")
        negated = code.new(f"sub i{n} 0, {a}") if operation == "div" else "0"
        return code.new(f"select i1 {minus}, i{n} {negated}, i{n} {found}")

    return make


def _negate(code: Code, kind: Kind, a: str) -> str:
    return code.new(f"sub i{kind.bits} 0, {a}")


# --- Bits -----------------------------------------------------------------------------------------


def _not(code: Code, kind: Kind, a: str) -> str:
    return code.new(f"xor i{kind.bits} {a}, -1")


def _shift(left: bool) -> Make:
    """Shifting by more than there are bits leaves zeros, or the sign."""

    def make(code: Code, kind: Kind, a: str, by: str) -> str:
        n = kind.bits
        if left:
            operation, rest = "shl", "0"
        elif kind.is_signed:
            operation, rest = "ashr", code.new(f"ashr i{n} {a}, {n - 1}")
        else:
            operation, rest = "lshr", "0"
        far = code.new(f"icmp uge i32 {by}, {n}")
        near = code.new(f"{operation} i{n} {a}, {code.fit(by, 32, n)}")
        return code.new(f"select i1 {far}, i{n} {rest}, i{n} {near}")

    return make


def _funnel(left: bool, wraps: bool) -> Make:
    """A window of 32 bits over two registers, the first being the lower one."""

    def make(code: Code, kind: Kind, low: str, high: str, by: str) -> str:
        if wraps:
            by = code.new(f"and i32 {by}, 31")
        else:
            by = code.new(f"call i32 @llvm.umin.i32(i32 {by}, i32 32)")
        both = code.new(f"shl i64 {code.fit(high, 32, 64)}, 32")
        both = code.new(f"or i64 {both}, {code.fit(low, 32, 64)}")
        by = code.fit(by, 32, 64)
        moved = code.new(f"{'shl' if left else 'lshr'} i64 {both}, {by}")
        return code.fit(code.new(f"lshr i64 {moved}, 32") if left else moved, 64, 32)

    return make


def _byte(code: Code, value: str) -> str:
    return code.new(f"and i32 {value}, 255")


def _mask(code: Code, n: int, length: str) -> str:
    """As many ones, from the lowest bit on; all of them if there are not so many bits."""
    beyond = _shift(True)(code, Kind("b", n), "-1", length)
    return code.new(f"xor i{n} {beyond}, -1")


def _extract(code: Code, kind: Kind, a: str, position: str, length: str) -> str:
    """Some bits of a register, the highest of which is the sign."""
    n = kind.bits
    kept = code.new(f"call i32 @llvm.umin.i32(i32 {_byte(code, length)}, i32 {n})")
    above = code.new(f"sub i32 {n}, {kept}")
    part = _shift(False)(code, kind, a, _byte(code, position))
    return _shift(False)(code, kind, _shift(True)(code, kind, part, above), above)


def _insert(code: Code, kind: Kind, a: str, b: str, position: str, length: str) -> str:
    """The lowest bits of `a` in the place of some bits of `b`."""
    n, up = kind.bits, _shift(True)
    position, length = _byte(code, position), _byte(code, length)
    mask = up(code, kind, _mask(code, n, length), position)
    taken = code.new(f"and i{n} {up(code, kind, a, position)}, {mask}")
    kept = code.new(f"and i{n} {b}, {code.new(f'xor i{n} {mask}, -1')}")
    return code.new(f"or i{n} {taken}, {kept}")


def _permute(code: Code, kind: Kind, a: str, b: str, choice: str) -> str:
    """Four of eight bytes, or of their signs."""
    both = code.new(f"shl i64 {code.fit(b, 32, 64)}, 32")
    both = code.new(f"or i64 {both}, {code.fit(a, 32, 64)}")
    result = "0"
    for at in range(4):
        chosen = code.fit(code.new(f"lshr i32 {choice}, {4 * at}"), 32, 64)
        by = code.new(f"shl i64 {code.new(f'and i64 {chosen}, 7')}, 3")
        byte = code.fit(code.new(f"lshr i64 {both}, {by}"), 64, 8)
        asks_sign = code.new(f"icmp ne i64 {code.new(f'and i64 {chosen}, 8')}, 0")
        sign = code.new(f"ashr i8 {byte}, 7")
        taken = code.fit(code.new(f"select i1 {asks_sign}, i8 {sign}, i8 {byte}"), 8, 32)
        result = code.new(f"or i32 {result}, {code.new(f'shl i32 {taken}, {8 * at}')}")
    return result


def _counted(function: str, more: str = "") -> Make:
    def make(code: Code, kind: Kind, a: str) -> str:
        return code.fit(_called(function, more)(code, kind, a), kind.bits, 32)

    return make


# --- Choices --------------------------------------------------------------------------------------


def _compare(condition: str) -> Make:
    def make(code: Code, kind: Kind, a: str, b: str) -> str:
        return code.new(f"icmp {condition.replace('@', kind.letter)} i{kind.bits} {a}, {b}")

    return make


def _select(code: Code, kind: Kind, a: str, b: str, choice: str) -> str:
    return code.new(f"select i1 {choice}, i{kind.bits} {a}, i{kind.bits} {b}")


_MULTIPLY = _plain("mul")

ARITHMETIC = {
    "add": Rule("nnn", "su", _plain("add")),
    "sub": Rule("nnn", "su", _plain("sub")),
    "mul.lo": Rule("nnn", "su", _MULTIPLY),
    "mul.hi": Rule("nnn", "su", _high),
    "mul.wide": Rule("dnn", "su", _wide),
    "mad.lo": Rule("nnnn", "su", _then_add(_MULTIPLY, 1)),
    "mad.hi": Rule("nnnn", "su", _then_add(_high, 1)),
    "mad.wide": Rule("dnnd", "su", _then_add(_wide, 2)),
    "div": Rule("nnn", "su", _divide("div")),
    "rem": Rule("nnn", "su", _divide("rem")),
    "neg": Rule("nn", "s", _negate),
    "abs": Rule("nn", "s", _called("abs", ", i1 false")),
    "min": Rule("nnn", "su", _called("@min")),
    "max": Rule("nnn", "su", _called("@max")),
    "and": Rule("nnn", "bp", _plain("and")),
    "or": Rule("nnn", "bp", _plain("or")),
    "xor": Rule("nnn", "bp", _plain("xor")),
    "not": Rule("nn", "bp", _not),
    "shl": Rule("nni", "b", _shift(left=True)),
    "shr": Rule("nni", "bsu", _shift(left=False)),
    "shf.l.wrap": Rule("iiii", "b", _funnel(left=True, wraps=True)),
    "shf.r.wrap": Rule("iiii", "b", _funnel(left=False, wraps=True)),
    "shf.l.clamp": Rule("iiii", "b", _funnel(left=True, wraps=False)),
    "shf.r.clamp": Rule("iiii", "b", _funnel(left=False, wraps=False)),
    "bfe": Rule("nnii", "su", _extract),
    "bfi": Rule("nnnii", "b", _insert),
    "brev": Rule("nn", "b", _called("bitreverse")),
    "popc": Rule("in", "b", _counted("ctpop")),
    "clz": Rule("in", "b", _counted("ctlz", ", i1 false")),
    "prmt": Rule("iiii", "b", _permute),
    "selp": Rule("nnnp", "bsu", _select),
    "setp.eq": Rule("pnn", "bsu", _compare("eq")),
    "setp.ne": Rule("pnn", "bsu", _compare("ne")),
    **{
        f"setp.{than}": Rule("pnn", "su", _compare(f"@{than}")) for than in ("lt", "le", "gt", "ge")
    },
}
