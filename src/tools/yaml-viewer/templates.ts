import { EVENT_ID, type Event } from 'js-yaml';
import { parseYaml } from '#lib/yaml/parse.ts';
import { hasTemplate } from './scalars.ts';

/** A YAML text as the parser reads it. */
export interface Parsed {
  readonly events: readonly Event[];
  /** The text that the events are of: as long as the original, with its templates replaced where there are any. */
  readonly view: string;
  readonly hasTemplates: boolean;
  /** Whether lines consist of templates: they may be the beginning and the end of a block, with entries between them. */
  readonly hasTemplateLines: boolean;
  /** Whether templates indent what they insert by a number of columns. */
  readonly hasTemplateIndents: boolean;
}

/**
 * Parses a YAML text. One with the templates of Helm or Jinja (`{{ … }}`, `{% … %}`) that is no YAML, or would be read
 * as maps, is parsed with words in their place, and with comments in place of lines of nothing else.
 * @throws YAMLException that of the text itself
 */
export function parseTemplates(text: string): Parsed {
  const none = { hasTemplates: false, hasTemplateLines: false, hasTemplateIndents: false };
  const parse = (): Parsed => ({ events: parseYaml(text), view: text, ...none });
  if (!hasTemplate(text)) return parse();
  try {
    const parsed = parse();
    if (!parsed.events.some((event) => event.type === EVENT_ID.MAPPING && text.startsWith('{{', event.start)))
      return parsed;
  } catch (error) {
    return parseMasked(text) ?? rethrow(error);
  }
  return parseMasked(text) ?? parse();
}

/** Where a text that only a template engine makes YAML of has its first template; undefined of any other. */
export function findTemplate(text: string): number | undefined {
  if (!hasTemplate(text)) return undefined;
  try {
    const { view } = parseTemplates(text);
    if (view === text) return undefined;
    let at = 0;
    while (view[at] === text[at]) at++;
    return at;
  } catch {
    return undefined;
  }
}

function rethrow(error: unknown): never {
  throw error;
}

function parseMasked(text: string): Parsed | undefined {
  const lines = text.replace(wholeLines, (block) => block.replace(/[^\r\n]+/g, (line) => line.replace(/\S/, '#')));
  const view = lines.replace(inline, (template) => template.replace(/[^\r\n]/g, 'x'));
  try {
    const hasTemplateIndents = text.match(inline)?.some((template) => /\bn?indent\b/.test(template)) ?? false;
    return { events: parseYaml(view), view, hasTemplates: true, hasTemplateLines: lines !== text, hasTemplateIndents };
  } catch {
    return undefined;
  }
}

const action = String.raw`(?:\{\{(?:[^}"\n]|"(?:[^"\\\n]|\\.){0,500}"|\}(?!\})){0,500}\}\}|\{\{-?\s*/\*(?:[^*]|\*(?!/)){0,2000}\*/\s*-?\}\}|\{%(?:[^%\n]|%(?!\})){0,500}%\}|\{#(?:[^#]|#(?!\})){0,2000}#\})`;
/** Lines that consist of templates, also of one that goes over several lines. */
const wholeLines = new RegExp(String.raw`^([ \t]*)${action}(?:[ \t]*${action})*[ \t]*\r?$`, 'gm');
const inline = new RegExp(action, 'g');
