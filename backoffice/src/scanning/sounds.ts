interface Tone {
  /** Frequency in hertz. */
  pitch: number;
  shape: OscillatorType;
  loudness: number;
  /** Start and end, in seconds. */
  span: readonly [number, number];
}

let context: AudioContext | undefined;

/** Plays one short high note. */
export function playSuccess(): void {
  play([{ pitch: 1320, shape: 'sine', loudness: 0.25, span: [0, 0.09] }]);
}

/** Plays three rising notes to signal completion. */
export function playComplete(): void {
  const at = (pitch: number, from: number): Tone => ({
    pitch,
    shape: 'sine',
    loudness: 0.25,
    span: [from, from + 0.11],
  });
  play([at(880, 0), at(1109, 0.12), at(1320, 0.24)]);
}

/** Plays two long low notes and vibrates the phone, to stand out from the other sounds. */
export function playError(): void {
  play([
    { pitch: 196, shape: 'square', loudness: 0.6, span: [0, 0.22] },
    { pitch: 147, shape: 'square', loudness: 0.6, span: [0.28, 0.62] },
  ]);
  if ('vibrate' in navigator) navigator.vibrate([180, 80, 180]);
}

function play(tones: readonly Tone[]): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Browsers suspend audio until the user has interacted with the page.
  void context.resume();
  for (const tone of tones) playTone(context, tone);
}

function playTone(audio: AudioContext, { pitch, shape, loudness, span: [from, to] }: Tone): void {
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: shape });
  const gain = new GainNode(audio, { gain: loudness });
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(audio.currentTime + from);
  oscillator.stop(audio.currentTime + to);
}
