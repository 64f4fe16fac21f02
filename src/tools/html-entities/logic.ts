import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { legacyNames, namesOf } from '#lib/html/named-references.ts';
import { type OnProblem, unescapeText } from '#lib/html/unescape-text.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { showCodePoint } from '#lib/text/show-character.ts';
import type messages from './en.json';
import { escapeText } from './escape-text.ts';
import type tool from './tool.ts';

type EntitiesContext = Context<keyof typeof messages.logic>;

/**
 * A text escaped for HTML or XML.
 * @throws ToolError of `escapeText`
 */
const escapeHtml: RunOf<typeof tool, 'escape'> = (text, options, { notice }) => {
  const notices = gatherNotices(notice);
  const escaped = escapeText(text, options, namesOf, notices.of(0));
  notices.report();
  return escaped;
};

/** Nobody escapes so often, and each time takes as long as the first. */
const maxTimes = 20;

/** A text without references, read once or until nothing changes. What is no reference stays, and is reported. */
const unescapeHtml: RunOf<typeof tool, 'unescape'> = (text, { rules, repeat }, { notice }) => {
  const notices = gatherNotices(notice);
  const report: OnProblem = (problem, reference, offset) =>
    notices.of(0)(problem, { n: 1, reference }, { offset, length: reference.length });
  let { text: unescaped } = unescapeText(text, rules, report);
  notices.report();
  // What is wrong with a text that was read already has no place in what was typed.
  for (let times = 1; repeat === 'stable' && times < maxTimes; times++) {
    const next = unescapeText(unescaped, rules).text;
    if (next === unescaped) break;
    unescaped = next;
  }
  return unescaped;
};

// Not declared by names that the platform has.
export { escapeHtml as escape, unescapeHtml as unescape };

/** How many references `unescape` reads the first time and, where there are several, those with problems. */
export const references: RunOf<typeof tool, 'references'> = (text, { rules }, ctx: EntitiesContext) => {
  const rows: string[][] = [];
  let [line, column, seen] = [1, 1, 0];
  const { decoded } = unescapeText(text, rules, (problem, reference, offset) => {
    const [first = '', ...others] = text.slice(seen, offset).split(/\r\n|\r|\n/);
    line += others.length;
    const passed = [...(others.at(-1) ?? first)].length;
    column = others.length > 0 ? passed + 1 : column + passed;
    seen = offset;
    rows.push([String(line), String(column), reference, ctx.message(problem)]);
  });
  return { problems: rows.length > 1 ? writeCsv(['line', 'column', 'reference', 'problem'], rows) : null, decoded };
};

/**
 * The characters that have names in HTML, with all of these: those whose names or code points have all words of a text,
 * where a number is also a decimal code point; else those that are in it, also as references; all of them where it is blank.
 * @throws ToolError `no-name`
 */
export const names: RunOf<typeof tool, 'names'> = (input) => {
  const text = dropFinalLineBreak(input);
  const words = [...new Set(text.toLowerCase().replace(/[&;]/g, ' ').split(/\s+/).filter(Boolean))];
  const all = [...namesOf].map(([character, own]) => {
    const codes = [...character].map((each) => each.codePointAt(0) ?? 0);
    return { character, own, codes, shown: codes.map(showCodePoint).join(' ') };
  });
  const named = all.filter(({ own, codes, shown }) => {
    const searched = [...own, shown].map((each) => each.toLowerCase());
    const decimal = codes.map(String).filter((code) => code.length > 1);
    return words.every((word) => decimal.includes(word) || searched.some((each) => each.includes(word)));
  });
  const isSearch = named.length > 0 && (words.length > 0 || text.trim() === '');
  const meant = unescapeText(text, 'text').text;
  const found = isSearch ? named : all.filter(({ character }) => meant.includes(character));
  if (found.length === 0) throw new ToolError('no-name', {}, { offset: 0, length: text.length });
  const rows = found
    .toSorted((a, b) => (a.codes[0] ?? 0) - (b.codes[0] ?? 0))
    .map(({ character, own, codes, shown }) => {
      const [name = '', ...others] = own.map((each) => `&${each};`);
      return [
        character,
        name,
        codes.map((code) => `&#${code};`).join(''),
        codes.map((code) => `&#x${code.toString(16).toUpperCase()};`).join(''),
        shown,
        others.join(' '),
        own
          .filter((each) => legacyNames.has(each))
          .map((each) => `&${each}`)
          .join(' '),
      ];
    });
  const columns = ['character', 'name', 'decimal', 'hex', 'codePoints', 'others', 'bare'];
  return { names: writeCsv(columns, rows), count: rows.length };
};
