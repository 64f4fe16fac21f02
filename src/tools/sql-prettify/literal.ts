import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

type Language = OptionsOf<typeof tool, 'toLiteral'>['language'];

const writers: Readonly<Record<Language, (text: string) => string>> = {
  javascript: (text) => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``,
  java: writeTextBlock,
  python: (text) => `"""${escapeQuotes(text.replaceAll('\\', '\\\\')).replaceAll('\r', '\\r')}"""`,
  csharp: (text) => `@"${text.replaceAll('"', '""')}"`,
  php: (text) => `'${text.replace(/[\\']/g, '\\$&')}'`,
};

/** Quotes that could end a text in three of them. */
const escapeQuotes = (text: string): string => text.replace(/"{2,}|"$/g, (quotes) => quotes.replaceAll('"', '\\"'));

/**
 * A text block. Its end is at the margin, so that no indentation is taken off; blanks at the end of a line would be,
 * and carriage returns changed.
 */
function writeTextBlock(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"""')
    .replaceAll('\r', '\\r')
    .replace(/ (?=\n|$)/g, '\\s')
    .replace(/\t(?=\n|$)/g, '\\t');
  return `"""\n${escaped}${text.endsWith('\n') ? '' : '\\\n'}"""`;
}

/** SQL as a string literal of a programming language, on as many lines as it has. */
export const writeLiteral = (sql: string, language: Language): string => (sql === '' ? '' : writers[language](sql));
