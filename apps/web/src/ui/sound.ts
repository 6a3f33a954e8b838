// The sounds: a dry tap of a tile that is set, a softer one when tiles are taken, a chord at the end. Made here, not loaded.

import { settings } from './settings.svelte.ts';

export type Sound = 'take' | 'set' | 'end';

let context: AudioContext | undefined;

/** Browsers let pages sound only after somebody has touched them. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** The tap that wakes the sound is answered first: opening the sound can take a while. */
const AFTER_THE_TAP = 120;
for (const gesture of ['pointerdown', 'keydown'] as const) {
  addEventListener(gesture, () => settings.sounds && setTimeout(wake, AFTER_THE_TAP), { passive: true });
}

/** A tone that starts at once and fades. */
function tone(audio: AudioContext, frequency: number, loudness: number, after: number, fade: number): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.setValueAtTime(frequency, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + fade);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + fade);
}

/** A short burst of noise through a narrow filter: ceramic on wood. */
function tap(audio: AudioContext, frequency: number, loudness: number): void {
  const length = 0.045;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 6;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 3;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

const SOUNDS: { readonly [sound in Sound]: (audio: AudioContext) => void } = {
  take: (audio) => tap(audio, 900, 0.35),
  set(audio) {
    tap(audio, 2100, 0.9);
    tone(audio, 1450, 0.03, 0, 0.06);
  },
  end(audio) {
    for (const [i, frequency] of [392, 493.88, 587.33, 783.99].entries()) tone(audio, frequency, 0.05, i * 0.09, 1.6);
  },
};

export function play(sound: Sound): void {
  if (!settings.sounds || context?.state !== 'running' || document.hidden) return;
  SOUNDS[sound](context);
}
