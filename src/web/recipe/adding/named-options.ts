/** The option of an operation that words name: the style UPPERCASE of *Case converter* for “uppercase”. */
import type { Field, Fields } from '#core/fields.ts';
import { isGeneric, toTerms } from '#core/search/terms.ts';
import type { ToolParts } from '../use-tool-parts.ts';
import type { StepChoice } from './step-choices.ts';

/** What the options of a tool, and their values, are named by. */
type NamingParts = Pick<ToolParts, 'tool' | 'messages'>;

/** An option with its value as links write it, and what it is called. */
interface Named {
  readonly option: string;
  readonly value: string;
  /** What it is called in the code. */
  readonly id: string;
  readonly label: string;
}

/** A choice to which what was searched for has set an option. */
export interface NamedChoice extends StepChoice {
  /** What that is called. */
  readonly label?: string;
}

/** Words without what separates them or says nothing: that of “upper case” is that of “to UPPERCASE”. */
const keyOf = (text: string): string =>
  toTerms(text)
    .filter((term) => !isGeneric(term))
    .map(({ word }) => word)
    .join('');

/** What can be named of a field: each of its values, or that it is on, but not the default. */
function namesOf(option: string, field: Field, { messages }: NamingParts): readonly Named[] {
  const label = messages.options?.[option] ?? option;
  if (field.type === 'flag') return field.default ? [] : [{ option, value: 'true', id: option, label }];
  if (field.type !== 'choice') return [];
  const labels = messages.values?.[option] ?? {};
  const others = field.values.filter((value) => value !== field.default);
  return others.map((value) => ({ option, value, id: value, label: labels[value] ?? value }));
}

function namedBy(words: string, fields: Fields, parts: NamingParts): Named | undefined {
  const key = keyOf(words);
  if (key === '') return undefined;
  const all = Object.entries(fields).flatMap(([option, field]) => namesOf(option, field, parts));
  return all.find(({ label }) => keyOf(label) === key) ?? all.find(({ id }) => keyOf(id) === key);
}

/**
 * Sets the option that the words name, in the first choice of each tool that has one: it comes before the others of its tool.
 * @param known the tools that are loaded
 */
export function withNamedOptions(
  words: string,
  choices: readonly StepChoice[],
  known: ReadonlyMap<string, NamingParts | null>,
): readonly NamedChoice[] {
  const all: NamedChoice[] = [...choices];
  for (const [id, parts] of known) {
    const place = all.findIndex(({ tool }) => tool.id === id);
    if (place < 0 || !parts) continue;
    for (const [at, choice] of all.entries()) {
      const fields = parts.tool.operations[choice.operation.name]?.options ?? {};
      const named = choice.tool.id === id && !choice.misfit ? namedBy(words, fields, parts) : undefined;
      if (!named) continue;
      const { option, value, label } = named;
      all.splice(at, 1);
      all.splice(place, 0, { ...choice, label, options: { ...choice.options, [option]: value } });
      break;
    }
  }
  return all;
}
