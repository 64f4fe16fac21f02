import { type Event, parseEvents } from 'js-yaml';
import { maxDepth } from '#lib/data/depth.ts';

/**
 * The parser’s events of a YAML text.
 * @throws YAMLException
 */
export const parseYaml = (text: string): Event[] =>
  // The parser counts what is in the innermost container, and what it tries for a key.
  parseEvents(text, { maxDepth: maxDepth + 2 });
