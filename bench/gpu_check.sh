#!/bin/sh
# Everything about a GPU in one go, on a machine that has one, with NumPy and CuPy only:
#
#   endling gpu build GAME --out game.npz --expect 100000     (anywhere)
#   sh bench/gpu_check.sh game.npz                          (where the GPU is)
#
# First every game is compared with the CPU, then the speed is measured.
set -e
program=${1:?the file that \`endling gpu build\` wrote}
runner=$(dirname "$0")/../endling/gpu/runner.py
python3 "$runner" "$program" --check
for choices in random greedy; do
    python3 "$runner" "$program" --choices "$choices" --players 4 --games 8388608
    python3 "$runner" "$program" --choices "$choices" --players 4 --games 8388608 --counted
done
for players in 2 6; do
    python3 "$runner" "$program" --players "$players" --games 8388608
    python3 "$runner" "$program" --players "$players" --games 8388608 --counted
done
