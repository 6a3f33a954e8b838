// The sounds: a dry tap of a tile that is set, higher the more it brings, a softer one when tiles are taken, a chord at the end. Made here, not loaded.

import { settings } from './settings.svelte.ts';

export type Sound = 'take' | 'set' | 'end' | 'mosaic';

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

/** When a sound starts, in seconds from now, and how loud it is. */
interface Cue {
  readonly after: number;
  readonly loudness: number;
}

/** A tone that starts at once and fades. */
function tone(audio: AudioContext, frequency: number, fade: number, { after, loudness }: Cue): void {
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
function tap(audio: AudioContext, frequency: number, { after, loudness }: Cue): void {
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
  source.start(audio.currentTime + after);
}

/** Points climb the major scale, a step each, and stay on top. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19];
const stepUp = (points: number): number => {
  const degree = SCALE[Math.min(Math.max(points, 1), SCALE.length) - 1] ?? 0;
  return 2 ** (degree / 12);
};

/** The tap of one tile, `points` higher than that of a tile that brings nothing. */
function setTile(audio: AudioContext, points: number, after: number): void {
  const up = points > 0 ? stepUp(points) : 1;
  tap(audio, 2100 * up, { after, loudness: 0.9 });
  tone(audio, 1450 * up, points > 0 ? 0.16 : 0.06, { after, loudness: points > 0 ? 0.045 : 0.03 });
}

const CHORD = [392, 493.88, 587.33, 783.99];
/** Tiles that fall into a mosaic: one tap each. */
const MOSAIC_TILES = 9;

const SOUNDS: { readonly [sound in Sound]: (audio: AudioContext, points: number) => void } = {
  take: (audio) => tap(audio, 900, { after: 0, loudness: 0.35 }),
  set: (audio, points) => setTile(audio, points, 0),
  mosaic(audio) {
    for (let i = 0; i < MOSAIC_TILES; i++) setTile(audio, i + 1, 0.38 + i * 0.07);
  },
  end(audio) {
    for (const [i, frequency] of CHORD.entries()) tone(audio, frequency, 1.6, { after: i * 0.09, loudness: 0.05 });
  },
};

/** Plays a sound; with points, it is the higher the more there are. */
export function play(sound: Sound, points = 0): void {
  if (!settings.sounds || context?.state !== 'running' || document.hidden) return;
  SOUNDS[sound](context, points);
}
