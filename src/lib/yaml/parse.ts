import { type Event, parseEvents } from 'js-yaml';
import { maxDepth } from '#lib/data/depth.ts';

/**
 * The parser’s events of a YAML text.
 * @throws YAMLException
 */
export const parseYaml = (text: string): Event[] =>
  // The parser's count includes the content of the innermost container, and what it tries as a key.
  parseEvents(text, { maxDepth: maxDepth + 2 });
