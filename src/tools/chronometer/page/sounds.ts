let context: AudioContext | undefined;

/** Makes sounds possible: browsers allow them only once something was pressed. */
export function allowSounds(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Plays short tones one after the other, where the browser allows it. */
export function beep(times: number): void {
  if (!context) return;
  for (let index = 0; index < times; index++) {
    const from = context.currentTime + index * 0.3;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.2, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.25);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  }
}
