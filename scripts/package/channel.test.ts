import { expect, test } from 'vitest';
import { channelOf } from './channel.ts';

test.each([
  ['v0.1.0', [], 'latest'],
  ['v1.0.0', ['v0.9.9'], 'latest'],
  // Compared as numbers, not as text.
  ['v1.10.0', ['v1.9.0', 'v1.2.0'], 'latest'],
  ['v1.9.0', ['v1.10.0'], 'previous'],
  ['v1.2.4', ['v1.2.3', 'v2.0.0'], 'previous'],
  ['v9007199254740993.0.0', ['v9007199254740992.0.0'], 'latest'],
  // Publishing the same version again.
  ['v1.2.3', ['v1.2.3', 'v1.2.2'], 'latest'],
  // Prereleases do not count, not even those of later versions.
  ['v2.0.0', ['v2.0.0-rc.1', 'v3.0.0-alpha'], 'latest'],
  ['v2.0.0-rc.1', [], 'next'],
  ['1.0.0', ['nightly', '', 'v9', 'v9.0.0.0', 'v09.0.0'], 'latest'],
])('gives %s beside %j the channel %s', (version, published, channel) => {
  expect(channelOf(version, published)).toBe(channel);
});

test.each(['v1', 'v1.0', 'v01.0.0', 'latest', '', 'v1.0.0\nv2.0.0', 'v1.0.0 ', 'v1.0.0+build'])(
  'refuses %j as a version',
  (version) => {
    expect(() => channelOf(version, [])).toThrow(RangeError);
  },
);
