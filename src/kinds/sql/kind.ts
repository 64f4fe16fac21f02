import { defineKind } from '#core/kind.ts';

const comments = String.raw`(?:\s|--[^\r\n]*(?:[\r\n]|$)|/\*(?:[^*]|\*(?!/))*\*/)*`;
const first = '(?:select|insert|update|delete|create|alter|drop|with|merge|grant|explain|call|begin|declare|truncate)';
const statement = new RegExp(`^${comments}${first}\\b`, 'i');
const start = new RegExp(`^${comments}`, 'i');
const second = /\b(?:from|into|set|table|values|view|index|as)\b/i;

/** A statement of SQL, in any dialect. */
export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'sql',
  extension: 'sql',
  mime: 'application/sql',
  detect(text) {
    if (!statement.test(text)) return 0;
    const words = text.slice(start.exec(text)?.[0].length ?? 0);
    return second.test(words) && /[;=*(),]|\b(?:from|into)\s+["`[\w]/i.test(words) ? 0.85 : 0.3;
  },
});
