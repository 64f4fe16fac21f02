import type { CameraFailure } from '#lib/camera/camera-failure.ts';

/** What the camera does, without a camera: states and formats. */

/** Formats of recordings, the most widely played first. */
export const recordingFormats = [
  'video/mp4;codecs=avc1,mp4a',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

/** The first format that the browser records; undefined where it records none. */
export const pickFormat = (isSupported: (format: string) => boolean): RecordingFormat | undefined =>
  recordingFormats.find(isSupported);

/** The file name extension of a media type. */
export const extensionOf = (format: string): string =>
  ({ 'video/mp4': 'mp4', 'video/webm': 'webm', 'image/jpeg': 'jpg', 'image/webp': 'webp' })[
    format.split(';')[0] ?? ''
  ] ?? 'png';

export type Source = 'camera' | 'screen';

/** Where the page is with the camera. */
export type State =
  | { readonly name: 'off' | 'asking' | 'live' | 'recording' | 'paused' }
  | { readonly name: 'failed'; readonly failure: CameraFailure }
  /** Unplugged, or the sharing was ended; what was being recorded then is kept. */
  | { readonly name: 'lost'; readonly source: Source; readonly hadRecording: boolean };

export type Event =
  | { readonly type: 'start' | 'started' | 'stop' | 'record' | 'pause' | 'resume' | 'recorded' }
  | { readonly type: 'fail'; readonly failure: CameraFailure }
  | { readonly type: 'lose'; readonly source: Source };

const transitions: Readonly<Record<State['name'], Partial<Record<Event['type'], State['name']>>>> = {
  off: { start: 'asking', fail: 'failed' },
  asking: { started: 'live', stop: 'off', fail: 'failed' },
  live: { start: 'asking', stop: 'off', record: 'recording', fail: 'failed', lose: 'lost' },
  recording: { pause: 'paused', recorded: 'live', stop: 'off', fail: 'failed', lose: 'lost' },
  paused: { resume: 'recording', recorded: 'live', stop: 'off', fail: 'failed', lose: 'lost' },
  failed: { start: 'asking', stop: 'off' },
  lost: { start: 'asking', stop: 'off' },
};

/** The state after an event; the same one where the event means nothing in it. */
export function nextState(state: State, event: Event): State {
  const name = transitions[state.name][event.type];
  if (name === undefined) return state;
  if (event.type === 'fail') return { name: 'failed', failure: event.failure };
  if (event.type === 'lose') return { name: 'lost', source: event.source, hadRecording: isRecordingIn(state) };
  return { name: name as 'off' };
}

export const isRecordingIn = ({ name }: State): boolean => name === 'recording' || name === 'paused';

/** What the browser would answer to a request for the camera; undefined if it does not report that. */
export type Permission = 'granted' | 'prompt' | 'denied' | undefined;

/** Why there is no picture, by what the browser would answer now: the user may have changed the settings meanwhile. */
export function failureOf(state: State, permission: Permission): CameraFailure | undefined {
  const failure = state.name === 'failed' ? state.failure : undefined;
  if (permission === 'denied' && (state.name === 'off' || failure === 'dismissed')) return 'blocked';
  const isOver = failure === 'blocked' && (permission === 'granted' || permission === 'prompt');
  return isOver ? undefined : failure;
}

/** When a recording began, and its pauses; the last one may last. All in milliseconds. */
export interface Course {
  readonly begun: number;
  readonly pauses: readonly { readonly from: number; readonly to?: number }[];
}

/** How long a recording is at a moment, without its pauses. */
export const elapsedAt = ({ begun, pauses }: Course, now: number): number =>
  now - begun - pauses.reduce((all, { from, to = now }) => all + (to - from), 0);

/** `0:42`, `1:00:05`. */
export function writeDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The heights of pictures to ask for; none lets the camera choose. */
export const resolutions = { auto: undefined, '480': 480, '720': 720, '1080': 1_080, '2160': 2_160 } as const;
export type Resolution = keyof typeof resolutions;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to ask for, in pixels; undefined where the camera chooses. */
export function sizeOf(resolution: Resolution): Size | undefined {
  const height = resolutions[resolution];
  return height && { width: Math.round((height * 16) / 9), height };
}

/** Whether a picture has fewer pixels than were requested, upright or across. */
export const isSmaller = (got: Size, { height }: Size): boolean => Math.min(got.width, got.height) < height;

/** Pictures per second to ask for; none lets the camera choose. */
export const frameRates = { auto: undefined, '15': 15, '24': 24, '30': 30, '60': 60 } as const;
export type FrameRate = keyof typeof frameRates;
