/** SHA-256 of a few bytes. Browsers bring their own only to pages that come over https. */

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
const CONSTANTS = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The bytes, a one, zeros, and how many bits there were: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

function schedule(block: DataView, at: number): number[] {
  const words: number[] = []
  for (let i = 0; i < 64; i++) {
    if (i < 16) words.push(block.getInt32(at + 4 * i))
    else {
      const [early, late] = [words[i - 15]!, words[i - 2]!]
      const a = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
      const b = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
      words.push((words[i - 16]! + a + words[i - 7]! + b) | 0)
    }
  }
  return words
}

function mix(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + words[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0)
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes)
  let state = START
  for (let at = 0; at < blocks.byteLength; at += 64) state = mix(state, schedule(blocks, at))
  const hash = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => hash.setInt32(4 * i, word))
  return new Uint8Array(hash.buffer)
}
