import { defineKind } from '#core/kind.ts';
import { html4Names } from '#lib/html/html4-names.ts';

const sampleLength = 16_384;
const many = 3;
/** Names of Latin-1 that are often written, besides those of HTML 4. */
const latin1Names =
  'amp lt gt quot apos nbsp copy reg deg laquo raquo middot sect times eacute egrave agrave ccedil ouml uuml auml szlig';
const known = new Set([...html4Names, ...latin1Names.split(' ')]);

/** A text with references to characters, as HTML and XML have them. */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  detect: (text) => {
    const sample = text.slice(0, sampleLength);
    const found = [...sample.matchAll(/&(?:#(?:x[\da-f]{1,6}|\d{1,7})|([a-z]{2,8}\d?));/gi)];
    const count = found.filter(([, name]) => name === undefined || known.has(name)).length;
    if (count === 0) return 0;
    // A document has references within its tags.
    if (/<[a-z/!?]/i.test(sample)) return 0.2;
    return count < many ? 0.6 : 0.9;
  },
});
