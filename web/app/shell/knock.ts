/** Two soft notes. Browsers let a page sound only after somebody has touched it: before that it stays silent. */

const NOTES = [587.33, 880];
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.05;

export function playKnock(): void {
  if (!('AudioContext' in window) || !navigator.userActivation?.hasBeenActive) return;
  const context = new AudioContext();
  NOTES.forEach((frequency, index) => playNote(context, frequency, context.currentTime + index * NOTE_SECONDS));
  setTimeout(() => void context.close(), 2_000);
}

function playNote(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 2);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2);
}
