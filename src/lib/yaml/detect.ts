import { EVENT_ID, type Event, SCALAR_STYLE, YAMLException } from 'js-yaml';
import type { Detection } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { toSyntaxError } from '#lib/yaml/diagnostics.ts';
import { parseYaml } from '#lib/yaml/parse.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

/** Whether a text, or the first 64 Ki units of one, is YAML. Nearly any text is valid YAML. */
export function detectYaml(text: string): Detection {
  const isMarked = /^(?:\ufeff)?(?:---(?:\s|$)|%YAML\s)/.test(text);
  if (!isMarked && /^[\s\ufeff]*[[{]/.test(text)) return 0;
  const keys = text.match(/^[ \t]*(?:- +)*["'\w.-]+:(?:[ \t]|$)/gm)?.length ?? 0;
  const items = text.match(/^[ \t]*- /gm)?.length ?? 0;
  if (keys + items === 0 && !isMarked) return 0;
  const found = readBeginning(text, isMarked ? Number.POSITIVE_INFINITY : keys + items);
  if (typeof found === 'number') return isMeant(text, keys + items) ? { confidence: 0.5, errorAt: found } : 0;
  if (found === 'other') return 0;
  // A list without any key is just as likely plain notes.
  return isMarked || (keys > 0 && keys + items > 1) ? 0.9 : 0.3;
}

/** Whether a text that is no YAML is meant as such: it begins with a key, most lines have one, and none is code. */
function isMeant(text: string, entries: number): boolean {
  const lines = text.match(/^[ \t]*[^\s#].*$/gm) ?? [];
  const begins = /^(?:---|%YAML|(?:- +)*["'\w.-]+:(?:[ \t]|$))/.test(lines[0]?.trim() ?? '');
  return begins && entries > 1 && entries >= lines.length / 2 && !/[;{}<>][ \t]*$/m.test(text);
}

/**
 * What the first document of a YAML text, possibly cut off, is; the offset of the error of a text that is no YAML. A
 * collection has more entries than lines that only continue a value, unlike a stack trace below its message.
 */
function readBeginning(text: string, entries: number): 'collection' | 'other' | number {
  const isCut = text.length >= sampleLength;
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  try {
    const events = parseYaml(whole);
    const type = events[1]?.type;
    const isCollection = type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE;
    return isCollection && entries > countContinued(events, whole) ? 'collection' : 'other';
  } catch (thrown) {
    const error = toSyntaxError(thrown, whole);
    if (!(error instanceof ToolError)) throw thrown;
    return isCut && isAtEnd(thrown, whole) ? 'collection' : (error.at?.offset ?? 0);
  }
}

/** The number of lines that continue a value without quotes or a sign such as `|`. */
const countContinued = (events: readonly Event[], text: string): number =>
  events.reduce((count, event) => {
    const isPlain = event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN;
    return isPlain ? count + text.slice(event.valueStart, event.valueEnd).split(/\r\n?|\n/).length - 1 : count;
  }, 0);

const isAtEnd = (error: unknown, text: string): boolean =>
  error instanceof YAMLException && (error.mark?.position ?? 0) >= text.length;
