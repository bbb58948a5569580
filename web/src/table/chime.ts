/** The loudest that the tones become. */
const LOUDEST = 0.2

/** Two soft bell tones, made on the spot; silent where the browser does not allow sound yet. */
let audio: AudioContext | null = null

export function chime(loudness: number): void {
  if (loudness <= 0) return
  try {
    audio ??= new AudioContext()
    const start = audio.currentTime
    for (const [i, pitch] of [659.3, 880].entries()) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      const at = start + i * 0.14
      tone.type = 'sine'
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(LOUDEST * Math.min(loudness, 1), at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.75)
    }
  } catch {
    // No sound device, or not allowed before the first click.
  }
}
