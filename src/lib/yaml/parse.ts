import { type Event, parseEvents, YAMLException } from 'js-yaml';
import { maxDepth } from '#lib/data/depth.ts';
import { closeBrackets } from '#lib/yaml/close-brackets.ts';

/**
 * The parser’s events of a YAML text.
 * @throws YAMLException
 */
export function parseYaml(text: string): Event[] {
  try {
    return parse(text);
  } catch (error) {
    const loose = isLoose(error, text) ? closeBrackets(text) : text;
    if (loose === text) throw error;
    try {
      return parse(loose);
    } catch {
      throw error;
    }
  }
}

/** The parser's count includes the content of the innermost container, and what it tries as a key. */
const parse = (text: string): Event[] => parseEvents(text, { maxDepth: maxDepth + 2 });

/** Whether a bracket at the start of a line is what the parser rejects. */
const isLoose = (error: unknown, text: string): boolean =>
  error instanceof YAMLException &&
  error.reason.startsWith('deficient indentation') &&
  /[\]}]/.test(text.charAt(error.mark?.position ?? 0));
