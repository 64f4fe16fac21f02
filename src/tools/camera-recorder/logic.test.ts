import { describe, expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import {
  type Event,
  elapsedAt,
  extensionOf,
  lensOf,
  nextState,
  pickFormat,
  type State,
  writeDuration,
} from './camera.ts';
import * as logic from './logic.ts';
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

describe('states', () => {
  const stateAfter = (...events: readonly (Event['type'] | 'denied')[]): State =>
    events.reduce<State>(
      (state, type) =>
        nextState(state, type === 'denied' || type === 'fail' ? { type: 'fail', failure: 'dismissed' } : { type }),
      { name: 'off' },
    );

  test('a refusal can be asked about again', () => {
    expect(stateAfter('start', 'denied')).toEqual({ name: 'failed', failure: 'dismissed' });
    expect(stateAfter('start', 'denied', 'start')).toEqual({ name: 'asking' });
  });

  test('a recording, its pauses and its end', () => {
    expect(stateAfter('start', 'started', 'record', 'pause')).toEqual({ name: 'paused' });
    expect(stateAfter('start', 'started', 'record', 'pause', 'resume')).toEqual({ name: 'recording' });
    expect(stateAfter('start', 'started', 'record', 'recorded')).toEqual({ name: 'live' });
    expect(stateAfter('start', 'started', 'record', 'stop')).toEqual({ name: 'off' });
  });

  test('what means nothing changes nothing', () => {
    expect(stateAfter('record')).toEqual({ name: 'off' });
    expect(stateAfter('start', 'stop', 'started')).toEqual({ name: 'off' });
  });
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

test('of a camera, only what can be changed is offered', () => {
  const zoom = { min: 1, max: 4, step: 0.1 };
  expect(lensOf({ zoom, torch: true })).toEqual({ zoom, torch: true });
  expect(lensOf({ zoom: { min: 1, max: 1, step: 0 }, torch: false })).toEqual({});
  expect(lensOf({})).toEqual({});
});
