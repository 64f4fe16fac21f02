import { EVENT_ID, YAMLException } from 'js-yaml';
import { parseYaml } from '#lib/yaml/parse.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

/**
 * The confidence, from 0 to 1, that a text, or the first 64 Ki units of one, is YAML. Nearly any text is valid YAML.
 */
export function detectYaml(text: string): number {
  const isMarked = /^(?:\ufeff)?(?:---(?:\s|$)|%YAML\s)/.test(text);
  if (!isMarked && /^[\s\ufeff]*[[{]/.test(text)) return 0;
  const keys = text.match(/^[ \t]*(?:- +)*["'\w.-]+:(?:[ \t]|$)/gm)?.length ?? 0;
  const items = text.match(/^[ \t]*- /gm)?.length ?? 0;
  if (keys + items === 0 && !isMarked) return 0;
  if (!beginsCollection(text)) return 0;
  // A list without any key is just as likely plain notes.
  return isMarked || (keys > 0 && keys + items > 1) ? 0.9 : 0.3;
}

/** Whether a text is YAML, possibly cut off, and its first document a map or a list. */
function beginsCollection(text: string): boolean {
  const isCut = text.length >= sampleLength;
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  try {
    const [, first] = parseYaml(whole);
    return first?.type === EVENT_ID.MAPPING || first?.type === EVENT_ID.SEQUENCE;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return isCut && (error.mark?.position ?? 0) >= whole.length;
  }
}
