import { describe, expect, it, test } from 'vitest';
import { betterUse } from '#core/kinds/better-use.ts';
import { detectKinds } from '#core/kinds/detect.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import { allEmoji, loadWords, pickable, variantsOf } from '#lib/text/emoji.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });
const inFrench = testTool(tool, logic, { messages: french, context: { locale: 'fr' } });
const first = (table: string): string | undefined => /^[^\n]*\n([^,]*),/.exec(table)?.[1];

describe('the data', () => {
  // Emoji 17.0 has 1,914 without skin tones and 3,944 with them; Emoji 18.0 adds 9 and 19.
  it('has the emoji of Unicode 18.0', () => {
    expect(pickable).toHaveLength(1_923);
    expect(new Set(pickable.flatMap(variantsOf).map(({ text }) => text)).size).toBe(3_963);
    expect(allEmoji).toHaveLength(1_923 + 9);
  });

  it('writes them as Unicode recommends', () => {
    const isRecommended = /^\p{RGI_Emoji}$/v;
    const old = pickable.filter(({ version }) => Number(version) <= 15).flatMap(variantsOf);
    // Tones that later versions of Unicode added.
    const unknown = old.filter(({ text, tones }) => tones.length === 0 && !isRecommended.test(text));
    expect(unknown.map(({ text }) => text)).toEqual([]);
  });

  it('has a French name for each', async () => {
    const words = await loadWords('fr-CA');
    expect(pickable.filter((emoji) => !words.get(emoji)?.name).map(({ name }) => name)).toEqual([]);
  });
});

describe('search', () => {
  it.each([
    '1F44B',
    'U+1F44B',
    '0x1f44b',
    ':wave:',
    '👋',
    '\\ud83d\\udc4b',
    '\\u{1F44B}',
    '&#x1F44B;',
    '&#128075;',
    'waving hand',
  ])('finds the waving hand first by %j', async (question) => {
    expect(first(await run('search', question))).toBe('👋');
  });

  it.each(['U+1F44B', 'U+1F44B U+1F3FD', ':wave:', '👋\r\n', '❤️ 🎉'])('keeps %j that is pasted', async (pasted) => {
    expect(betterUse(detectKinds(pasted), tool, offeredOperations(tool), 'search', false)).toBeUndefined();
    expect(await run('search', pasted)).not.toBe('');
  });

  it.each([
    ['❤️ 🎉\r\n❤️', 'emoji,name\n❤️,red heart\n🎉,party popper'],
    ['U+1F44B U+1F389', 'emoji,name\n👋,waving hand\n🎉,party popper'],
  ])('finds each emoji of %j', async (question, table) => {
    expect(await run('search', question)).toBe(table);
  });

  // Shortcodes of GitHub.
  it.each([
    ['wave', '👋'],
    ['heart', '❤️'],
    ['smile', '😄'],
    ['+1', '👍'],
    ['x', '❌'],
    ['Woman Technologist', '👩‍💻'],
  ])('%j finds %s first', async (question, emoji) => {
    expect(first(await run('search', question))).toBe(emoji);
  });

  it.each([
    ['pizza', '🍕'],
    ['tada', '🎉'],
    ['lighthouse', '\u{1f6d9}'],
    ['flag france', '🇫🇷'],
    ['heart red', '❤️'],
    ['piñata', '🪅'],
  ])('%j finds %s', async (question, emoji) => {
    expect(await run('search', question)).toContain(`\n${emoji},`);
  });

  it('knows French and English words at once', async () => {
    expect(await inFrench.run('search', 'bonjour')).toContain('\n👋,');
    expect(await inFrench.run('search', 'wave')).toContain('\n👋,signe de la main');
    expect(await inFrench.run('search', 'MAIN a plat').catch(() => 'none')).not.toContain('👋🏽');
  });

  it('has the tones of two people', async () => {
    expect(first(await run('search', '🤝', { tone: 'light', secondTone: 'dark' }))).toBe('🫱🏻‍🫲🏿');
    expect(first(await run('search', '🧑‍🤝‍🧑', { tone: 'medium' }))).toBe('🧑🏽‍🤝‍🧑🏽');
  });

  it.each([
    ['xyzzyx', 'nothing-found'],
    ['U+0041', 'not-emoji'],
    ['U+110000', 'nothing-found'],
    ['__proto__', 'nothing-found'],
  ])('rejects %j', async (question, code) => {
    expect(await error('search', question)).toMatchObject({ code });
  });

  it('says where others are', async () => {
    expect(await report('search', 'pizza', { group: 'flags' })).toEqual({
      value: 'emoji,name',
      notices: ['2 matches in other groups.'],
    });
  });
});

// Unicode data; computed with Python.
test.each([
  ['👋🏽', 'U+1F44B U+1F3FD'],
  ['❤', 'U+2764 U+FE0F'],
  ['🇫🇷', 'U+1F1EB U+1F1F7'],
  ['1️⃣', 'U+0031 U+FE0F U+20E3'],
  ['👨‍👩‍👧‍👦', 'U+1F468 U+200D U+1F469 U+200D U+1F467 U+200D U+1F466'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'U+1F3F4 U+E0067 U+E0062 U+E0065 U+E006E U+E0067 U+E007F'],
])('%s is %s', async (text, codePoints) => {
  expect(await run('describe', text)).toMatchObject({ codePoints });
});

test('names the first of several', async () => {
  expect(await report('describe', 'Hi 🎉🎂')).toMatchObject({
    value: { emoji: '🎉' },
    notices: ['Only the first emoji, 🎉, is described. “Analyze text” lists them all.'],
  });
});

test.each([
  ['at 10:30:45 :TADA:', 'at 10:30:45 🎉', []],
  [':nope: :a b:', ':nope: :a b:', [':nope: is not a known shortcode; it was left unchanged.']],
])('replaces the shortcodes of %j', async (text, value, notices) => {
  expect(await report('fromShortcode', text)).toEqual({ value, notices });
});
