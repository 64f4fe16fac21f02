/** What the field and the grid of the page make of one another. */
import { ToolError } from '#core/tool.ts';
import { readListingLine } from './listing-line.ts';
import { formatOctal, formatSymbolic } from './mode.ts';
import { type Reading, readMode, readSetting, type WrittenSetting } from './read-mode.ts';

/** As `readMode`; nothing where the text, or the setting, cannot be read. */
export function tryReadMode(text: string, setting: WrittenSetting): Reading | undefined {
  try {
    return readMode(text, readSetting(setting));
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** Whether a text says only how the mode there is now changes, as `g+w` does. */
export function isChange(text: string, setting: WrittenSetting): boolean {
  const modeFrom = (current: string) => tryReadMode(text, { ...setting, current })?.mode;
  return text.trim() !== '' && modeFrom('0') !== modeFrom('7777');
}

/** The kind that comes with a text: its own, else the chosen one, unless that came with the text that it replaces. */
export function impliedKind(next: string, previous: string, setting: WrittenSetting): string {
  const kindOf = (text: string) => kinds.get(tryReadMode(text, setting)?.type);
  return kindOf(next) ?? (kindOf(previous) === setting.kind ? 'file' : setting.kind);
}

const kinds = new Map<string | undefined, string>([
  ['d', 'directory'],
  ['-', 'file'],
]);

/** A mode in the form of the text that it replaces: in letters, with the rest of a line of `ls -l`; else in octal. */
export function rewriteMode(text: string, mode: number): string {
  const line = readListingLine(text);
  if (line) return text.slice(0, line.offset + 1) + formatSymbolic(mode) + text.slice(line.offset + 10);
  const letters = /^\s*([-a-zA-Z?]?)[-rwxsStT]{9}\s*$/.exec(text);
  return letters ? `${letters[1]}${formatSymbolic(mode)}` : formatOctal(mode);
}
