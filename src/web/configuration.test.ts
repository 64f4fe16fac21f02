import { expect, test } from 'vitest';
import { environmentName, readConfiguration } from './configuration.ts';

test('what is not set has its default', () => {
  expect(readConfiguration({})).toMatchObject({
    version: '0.0.0',
    baseUrl: '/',
    environment: 'development',
    analyticsEnabled: false,
    showBanner: false,
  });
});

test('texts and typed values are read alike', () => {
  expect(readConfiguration({ analyticsEnabled: 'true', environment: 'preview' })).toMatchObject({
    analyticsEnabled: true,
    environment: 'preview',
  });
  expect(readConfiguration({ analyticsEnabled: true })).toMatchObject({ analyticsEnabled: true });
});

test.each([
  [{ showBanner: 'perhaps' }, 'Configuration: showBanner must be a boolean (true or false), but is "perhaps".'],
  [
    { environment: 'prod' },
    'Configuration: environment must be one of production, development, preview, test, but is "prod".',
  ],
  [{ version: 3 }, 'Configuration: version must be a string, but is 3.'],
  [{ lastCommit: 'HEAD' }, 'Configuration: lastCommit must be a string of the form [0-9a-f]*, but is "HEAD".'],
])('%j is refused', (raw, message) => expect(() => readConfiguration(raw)).toThrow(message));

test('names of environment variables', () => {
  expect(environmentName('analyticsTrackLocalhost')).toBe('PENKNIFE_ANALYTICS_TRACK_LOCALHOST');
});
