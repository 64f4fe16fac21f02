import { emojiGroups } from '#generated/data/emoji-groups.ts';
import { describeOutcome, testOfficial } from '#testing/official.ts';
import english from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const loose = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Expected {
  readonly name: string;
  readonly group: string;
  readonly codePoints: readonly string[];
  readonly unicodeEscape: string;
  readonly contains?: readonly string[];
}

testOfficial('emoji', {
  id: 'emoji-picker',
  tool,
  logic,
  async judge({ input, expect }, ask) {
    const expected = expect as Expected;
    if (expected.contains) {
      const outcome = await ask('search', input);
      if (!('value' in outcome)) return describeOutcome(outcome);
      const missing = expected.contains.filter((emoji) => !String(outcome.value).includes(`\n${emoji},`));
      return missing.length > 0 ? `lacks ${missing.join(' ')}` : undefined;
    }
    const outcome = await ask('describe', input);
    if (!('value' in outcome)) return describeOutcome(outcome);
    const {
      name,
      codePoints,
      escape: escaped,
    } = outcome.value as Readonly<Record<'name' | 'codePoints' | 'escape', string>>;
    const group = emojiGroups.find((id) => {
      const label = { people: 'People & Body', smileys: 'Smileys & Emotion' }[id as string];
      return loose(label ?? english.logic[`group-${id}`]) === loose(expected.group);
    });
    const listed = await ask('search', '', { group: group ?? '' });
    const isListed = 'value' in listed && String(listed.value).includes(`\n${String(input)},`);
    if (!isListed) return `is not listed in ${expected.group}`;
    if (loose(name) !== loose(expected.name)) return `is called ${name}`;
    const codes = codePoints.split(' ').map((code) => Number.parseInt(code.slice(2), 16));
    if (codes.join() !== expected.codePoints.map(Number).join()) return `is ${codePoints}`;
    return escaped.toLowerCase() === expected.unicodeEscape.toLowerCase() ? undefined : `is escaped as ${escaped}`;
  },
});
