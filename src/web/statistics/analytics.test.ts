import { expect, test } from 'vitest';
import { countedUrl, eventBody, isLocal } from './analytics.ts';

test('the address is counted without query and fragment', () => {
  expect(countedUrl('https://example.org/fr/hash-text?encoding=Hex#input=secret')).toBe(
    'https://example.org/fr/hash-text',
  );
});

test('an event has the fields of its shape, props as a JSON string', () => {
  const page = {
    url: 'https://example.org/a?b#c',
    domain: 'example.org',
    referrer: 'https://x.test/?q=1',
    width: 1280,
  };
  expect(JSON.parse(eventBody('Outbound Link: Click', page, { url: 'https://y.test/' }))).toEqual({
    n: 'Outbound Link: Click',
    u: 'https://example.org/a',
    d: 'example.org',
    r: 'https://x.test/',
    w: 1280,
    h: 0,
    p: '{"url":"https://y.test/"}',
  });
  expect(JSON.parse(eventBody('pageview', { ...page, referrer: '' }))).toEqual({
    n: 'pageview',
    u: 'https://example.org/a',
    d: 'example.org',
    r: null,
    w: 1280,
    h: 0,
  });
});

test.each([
  ['localhost', true],
  ['tools.localhost', true],
  ['127.0.0.1', true],
  ['127.1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['128.0.0.1', false],
  ['penknife.example', false],
])('%s is local: %s', (hostname, expected) => expect(isLocal(hostname)).toBe(expected));
