import { expect, test } from 'vitest';
import { decodePunycode } from './punycode.ts';

// RFC 3492, section 7.1, and names in use.
test.each([
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
  ['mnchen-3ya', 'münchen'],
  ['fa-hia', 'faß'],
  ['ls8h', '💩'],
  ['abc-', 'abc'],
])('%s is %s', (text, label) => {
  expect(decodePunycode(text)).toBe(label);
});

test.each(['zn7c!', '99999999', 'a-b_'])('%s is none', (text) => {
  expect(decodePunycode(text)).toBeUndefined();
});

test('comes back from what the platform encodes', () => {
  for (const label of ['пример', 'δοκιμή', '한국', 'ßa', 'café-au-lait']) {
    const { hostname } = new URL(`https://${label}.test`);
    expect(decodePunycode(hostname.replace(/^xn--|\.test$/g, ''))).toBe(label);
  }
});
