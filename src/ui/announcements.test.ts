import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, latestAnnouncement, onAnnouncement, retract } from './announcements.ts';

let texts: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  announce(() => '', '', 0);
  vi.runAllTimers();
  texts = [];
  stop = onAnnouncement(() => texts.push(latestAnnouncement().text));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const say = (text: string) => announce(() => text, text);

test('announces only the last of quick changes', () => {
  for (const text of ['2c', '2cf', '2cf2']) {
    say(text);
    vi.advanceTimersByTime(599);
  }
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts).toEqual(['2cf2']);
});

test('announces nothing again while it is about the same', () => {
  for (let times = 0; times < 3; times++) {
    say('same');
    vi.runAllTimers();
  }
  expect(texts).toEqual(['same']);
});

test('announces an equal text about something else', () => {
  for (const about of [{}, {}]) {
    announce(() => 'QR code', about);
    vi.runAllTimers();
  }
  expect(texts).toEqual(['QR code', 'QR code']);
});

test('announces nothing that was wrong for a moment only', () => {
  say('result');
  vi.runAllTimers();
  retract('result');
  say('error');
  vi.advanceTimersByTime(300);
  retract('error');
  say('result');
  vi.runAllTimers();
  expect(texts).toEqual(['result']);
});

test('empties the live region when an announcement is withdrawn', () => {
  say('result');
  vi.runAllTimers();
  retract('result');
  vi.runAllTimers();
  expect(texts).toEqual(['result', '']);
});

test('keeps a newer announcement when an older one is withdrawn', () => {
  say('field');
  say('page');
  retract('field');
  vi.runAllTimers();
  expect(texts).toEqual(['page']);
});
