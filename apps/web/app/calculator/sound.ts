/** A short tone whose pitch follows the height of the traced point within the view; only when it is switched on. */

let context: AudioContext | null = null
const LOW_HZ = 220
const OCTAVES = 2
const SECONDS = 0.12

/** `share` is 0 at the lower edge of the view and 1 at the upper one. */
export function playHeight(share: number): void {
  try {
    context ??= new AudioContext()
    const tone = context.createOscillator()
    const volume = context.createGain()
    const now = context.currentTime
    tone.frequency.value = LOW_HZ * 2 ** (OCTAVES * Math.min(1.25, Math.max(-0.25, share)))
    volume.gain.setValueAtTime(0.12, now)
    volume.gain.exponentialRampToValueAtTime(0.001, now + SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(now)
    tone.stop(now + SECONDS)
  } catch {
    // A device without sound traces in silence.
  }
}
