import { expect, test } from 'vitest';
import { configurationSettings, readSettings } from '#core/configuration.ts';
import { readLocalConfiguration } from './local-configuration.ts';

const origin = 'https://tools.example';
const built = readSettings(configurationSettings, {
  version: '1.2.3',
  showBanner: true,
  analyticsHost: 'https://counter.example/stats',
});
const read = (json: string) => readLocalConfiguration(built, json, origin, ['hash-text', 'json-prettify']);

test('the file overrides the configuration of the build', () => {
  expect(read('{ "showBanner": false, "hiddenTools": ["hash-text"] }')).toEqual({
    ...built,
    showBanner: false,
    hiddenTools: ['hash-text'],
  });
  expect(read(' {} ')).toEqual(built);
});

test.each([
  ['{', /^Configuration: config\.json must be JSON, but is not: SyntaxError: .+\.$/],
  ['', /^Configuration: config\.json must be JSON/],
  ['[1]', 'Configuration: config.json must be an object, but is [1].'],
  ['null', 'Configuration: config.json must be an object, but is null.'],
  ['{"showBaner": true}', /^Configuration: there is no key showBaner; known ones: version, .+, offerOffline\.$/],
  ['{"__proto__": {}}', /^Configuration: there is no key __proto__;/],
  ['{"showBanner": "perhaps"}', 'Configuration: showBanner must be a boolean (true or false), but is "perhaps".'],
  [
    '{"hiddenTools": ["hash-text", "hashtext"]}',
    'Configuration: hiddenTools must contain ids of tools, but there is no tool "hashtext".',
  ],
  [
    '{"baseUrl": "tools"}',
    'Configuration: baseUrl must be a URL such as https://tools.example/kit, or a path such as /kit, but is "tools".',
  ],
  ['{"lastCommit": "HEAD"}', 'Configuration: lastCommit must be lowercase hexadecimal digits, but is "HEAD".'],
  ['{"hiddenTools": [1]}', 'Configuration: hiddenTools must be a list of strings, but is [1].'],
  [
    '{"analyticsEnabled": true, "analyticsHost": "https://other.example"}',
    'Configuration: analyticsHost must be a path on this host, or the host that the build allowed (PENKNIFE_ANALYTICS_HOST), but is "https://other.example".',
  ],
])('%s is refused', (json, message) => expect(() => read(json)).toThrow(message));

test.each(['', '/stats', 'https://tools.example/stats', 'https://counter.example'])(
  'events may be sent to %j',
  (analyticsHost) =>
    expect(read(JSON.stringify({ analyticsEnabled: true, analyticsHost }))).toMatchObject({ analyticsHost }),
);
