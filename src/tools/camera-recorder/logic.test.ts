import { describe, expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import {
  type Event,
  elapsedAt,
  extensionOf,
  failureOf,
  isSmaller,
  nextState,
  type Permission,
  pickFormat,
  type State,
  sizeOf,
  writeDuration,
} from './camera.ts';
import { lensOf, withoutAutomatic } from './lens.ts';
import * as logic from './logic.ts';
import { levelOf, silence } from './sound.ts';
import tool from './tool.ts';

test.each([
  ['photo', 'png', 'UTC', 'penknife-photo-20261120-134501.png'],
  ['video', 'webm', 'Asia/Tokyo', 'penknife-video-20261120-224501.webm'],
] as const)('a %s has the name of its time', async (medium, extension, timeZone, name) => {
  const { run } = testTool(tool, logic, { context: { now: () => new Date('2026-11-20T13:45:01Z'), timeZone } });
  expect(await run('nameFile', { medium, extension })).toBe(name);
});

test.each([
  [['video/mp4'], 'video/mp4'],
  [['video/webm', 'video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus'],
  [['video/mp4;codecs=avc1,mp4a', 'video/webm'], 'video/mp4;codecs=avc1,mp4a'],
  [[], undefined],
])('of %j it records %s', (supported, format) => {
  expect(pickFormat((each) => (supported as readonly string[]).includes(each))).toBe(format);
});

/** The state after some events from `off`; events with data are given by name. */
const stateAfter = (...types: readonly Event['type'][]): State =>
  types.reduce<State>(
    (state, type) => {
      if (type === 'fail') return nextState(state, { type, failure: 'dismissed' });
      return nextState(state, type === 'lose' ? { type, source: 'camera' } : { type });
    },
    { name: 'off' },
  );

describe('states', () => {
  test('a request can be repeated after a refusal', () => {
    expect(stateAfter('start', 'fail')).toEqual({ name: 'failed', failure: 'dismissed' });
    expect(stateAfter('start', 'fail', 'start')).toEqual({ name: 'asking' });
  });

  test('a recording, its pauses and its end', () => {
    expect(stateAfter('start', 'started', 'record', 'pause')).toEqual({ name: 'paused' });
    expect(stateAfter('start', 'started', 'record', 'pause', 'resume')).toEqual({ name: 'recording' });
    expect(stateAfter('start', 'started', 'record', 'recorded')).toEqual({ name: 'live' });
    expect(stateAfter('start', 'started', 'record', 'stop')).toEqual({ name: 'off' });
  });

  test('a camera that is unplugged, with a recording and without', () => {
    const lost = { name: 'lost', source: 'camera' };
    expect(stateAfter('start', 'started', 'lose')).toEqual({ ...lost, hadRecording: false });
    expect(stateAfter('start', 'started', 'record', 'lose')).toEqual({ ...lost, hadRecording: true });
    expect(stateAfter('start', 'started', 'record', 'pause', 'lose', 'recorded')).toEqual({
      ...lost,
      hadRecording: true,
    });
    expect(stateAfter('start', 'started', 'lose', 'start')).toEqual({ name: 'asking' });
  });

  test('what means nothing changes nothing', () => {
    expect(stateAfter('record')).toEqual({ name: 'off' });
    expect(stateAfter('lose')).toEqual({ name: 'off' });
    expect(stateAfter('start', 'stop', 'started')).toEqual({ name: 'off' });
  });
});

test.each<[State, Permission, string | undefined]>([
  [{ name: 'off' }, 'denied', 'blocked'],
  [{ name: 'off' }, 'prompt', undefined],
  [{ name: 'failed', failure: 'dismissed' }, 'denied', 'blocked'],
  [{ name: 'failed', failure: 'dismissed' }, 'prompt', 'dismissed'],
  [{ name: 'failed', failure: 'blocked' }, 'denied', 'blocked'],
  // It stays if the browser does not report permissions.
  [{ name: 'failed', failure: 'blocked' }, undefined, 'blocked'],
  // The user has allowed it meanwhile.
  [{ name: 'failed', failure: 'blocked' }, 'prompt', undefined],
  [{ name: 'failed', failure: 'in-use' }, 'granted', 'in-use'],
  [{ name: 'live' }, 'denied', undefined],
])('%j and permission %s: %s', (state, permission, failure) => {
  expect(failureOf(state, permission)).toBe(failure);
});

test('what a camera cannot do', () => {
  expect(sizeOf('2160')).toEqual({ width: 3_840, height: 2_160 });
  expect(sizeOf('auto')).toBeUndefined();
  const wanted = { width: 1_920, height: 1_080 };
  expect(isSmaller({ width: 1_280, height: 720 }, wanted)).toBe(true);
  expect(isSmaller({ width: 1_920, height: 1_080 }, wanted)).toBe(false);
  // Held upright, and of another shape.
  expect(isSmaller({ width: 1_080, height: 1_920 }, wanted)).toBe(false);
  expect(isSmaller({ width: 1_440, height: 1_080 }, wanted)).toBe(false);
});

test('pauses do not count', () => {
  expect(elapsedAt({ begun: 0, pauses: [{ from: 5_000, to: 15_000 }] }, 30_000)).toBe(20_000);
  expect(elapsedAt({ begun: 0, pauses: [{ from: 5_000 }] }, 30_000)).toBe(5_000);
});

test.each([
  [0, '0:00'],
  [42_999, '0:42'],
  [3_605_000, '1:00:05'],
])('%d ms are %s', (milliseconds, written) => {
  expect(writeDuration(milliseconds)).toBe(written);
});

test('extensions', () => {
  expect(['video/mp4;codecs=avc1', 'video/webm', 'image/jpeg', 'image/png'].map(extensionOf)).toEqual([
    ...['mp4', 'webm', 'jpg', 'png'],
  ]);
});

describe('of a camera, what can be changed is offered', () => {
  const zoom = { min: 1, max: 4, step: 0.1 };
  const modes = ['manual', 'continuous'];

  test('zoom and light', () => {
    const nothing = { ranges: [], modes: [], hasTorch: false };
    expect(lensOf({ zoom, torch: true }, {})).toEqual({
      ranges: [{ name: 'zoom', ...zoom }],
      modes: [],
      hasTorch: true,
    });
    expect(lensOf({ torch: [false, true] }, {}).hasTorch).toBe(true);
    expect(lensOf({ zoom: { min: 1, max: 1, step: 0 }, torch: false }, {})).toEqual(nothing);
    expect(lensOf({}, {})).toEqual(nothing);
  });

  test('focus and exposure, by hand where they are not automatic', () => {
    const range = { min: 10, max: 100, step: 5 };
    const capabilities = { focusMode: modes, focusDistance: range, exposureMode: modes, exposureTime: range };
    const namesOf = (focusMode: string, exposureMode: string) =>
      lensOf(capabilities, { focusMode, exposureMode }).ranges.map(({ name }) => name);
    expect(namesOf('manual', 'manual')).toEqual(['focusDistance', 'exposureTime']);
    expect(namesOf('continuous', 'manual')).toEqual(['exposureTime']);
    expect(namesOf('manual', 'continuous')).toEqual(['focusDistance']);
    expect(lensOf(capabilities, {}).modes).toEqual([
      { name: 'focusMode', values: modes },
      { name: 'exposureMode', values: modes },
    ]);
    expect(withoutAutomatic({ zoom: 2, focusMode: 'continuous', focusDistance: 20, exposureTime: 30 })).toEqual({
      zoom: 2,
      focusMode: 'continuous',
      exposureTime: 30,
    });
    expect(lensOf({ focusMode: ['none', 'continuous'], focusDistance: range }, {}).modes).toEqual([]);
  });
});

test('the level of sound: of a full sine 3 dB below the loudest, of silence the least', () => {
  const sine = (amplitude: number) =>
    Float32Array.from({ length: 4_800 }, (_, n) => amplitude * Math.sin(n * 2 * Math.PI * 0.01));
  expect(levelOf(sine(1))).toBeCloseTo(-3.01, 2);
  expect(levelOf(sine(0.1))).toBeCloseTo(-23.01, 2);
  expect(levelOf(new Float32Array(1_024).fill(1))).toBe(0);
  expect(levelOf(new Float32Array(1_024))).toBe(silence);
});
