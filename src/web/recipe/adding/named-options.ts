/** The option, preset or output of an operation that words name: the style UPPERCASE of *Case converter* for “uppercase”. */
import { type Field, fieldToText, sameValue } from '#core/fields.ts';
import { copiedName } from '#core/operations/headline.ts';
import { isGeneric, toTerms } from '#core/search/terms.ts';
import type { Operation } from '#core/tool.ts';
import type { ToolParts } from '../use-tool-parts.ts';
import { isBegunBy, type StepChoice } from './step-choices.ts';

/** What the options of a tool, and their values, are named by. */
type NamingParts = Pick<ToolParts, 'tool' | 'messages'>;

/** An option with its value as links write it, or an output, and what it is called. */
interface Named {
  readonly sets: Partial<Pick<StepChoice, 'options' | 'pick'>>;
  /** What it is called in the code. */
  readonly id: string;
  readonly label: string;
}

/** A choice to which what was searched for has set an option or an output. */
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
  if (field.type === 'flag')
    return field.default ? [] : [{ sets: { options: { [option]: 'true' } }, id: option, label }];
  if (field.type !== 'choice') return [];
  const labels = messages.values?.[option] ?? {};
  const others = field.values.filter((value) => value !== field.default);
  return others.map((value) => ({ sets: { options: { [option]: value } }, id: value, label: labels[value] ?? value }));
}

/** The options of an operation, by what names them. */
const optionsOf = ({ options = {} }: Operation, parts: NamingParts): readonly Named[] =>
  Object.entries(options).flatMap(([option, field]) => namesOf(option, field, parts));

/** Its presets, by what they are called. */
const presetsOf = ({ options = {}, presets = {} }: Operation, { messages }: NamingParts): readonly Named[] =>
  Object.entries(presets).map(([id, values]) => {
    const set = Object.entries(options).filter(
      ([name, field]) => Object.hasOwn(values, name) && !sameValue(values[name], field.default),
    );
    const written = Object.fromEntries(set.map(([name, field]) => [name, fieldToText(field, values[name])]));
    return { sets: { options: written }, id, label: messages.presets?.[id] ?? id };
  });

/** Its outputs; what *Copy* copies goes on by itself. */
function outputsOf(operation: Operation, { messages }: NamingParts): readonly Named[] {
  if (typeof operation.output === 'string') return [];
  const copied = copiedName(operation);
  return Object.keys(operation.output).map((name) => ({
    sets: name === copied ? {} : { pick: name },
    // It may be called anything in the code, such as “list”.
    id: name === copied ? '' : name,
    label: messages.outputs?.[name] ?? name,
  }));
}

function namedBy(words: string, all: readonly Named[]): Named | undefined {
  const key = keyOf(words);
  if (key === '') return undefined;
  return all.find(({ label }) => keyOf(label) === key) ?? all.find(({ id }) => keyOf(id) === key);
}

/** That of which the words begin the name. */
const begunBy = (words: string, all: readonly Named[]): Named | undefined =>
  all.find(({ label }) => isBegunBy(words, label));

/**
 * The first choice of a tool that has what goes on by itself, or an option, named by the words, else another output. Of one
 * operation the output is meant: an option of that name may be about the input.
 */
function findNamed(words: string, choices: readonly StepChoice[], id: string, parts: NamingParts) {
  const all = choices.flatMap((choice, at) => {
    const operation = parts.tool.operations[choice.operation.name];
    if (!operation || choice.tool.id !== id || choice.misfit) return [];
    const output = namedBy(words, outputsOf(operation, parts));
    const preset = begunBy(words, presetsOf(operation, parts));
    const named = output ?? preset ?? namedBy(words, optionsOf(operation, parts));
    if (!named) return [];
    const { sets, label } = named;
    const options = { ...choice.options, ...sets.options };
    return [{ at, isPreset: named === preset, choice: { ...choice, ...sets, label, options } }];
  });
  return all.find(({ choice }) => choice.pick === undefined) ?? all[0];
}

/**
 * Sets the option, preset or output that the words name, in the first choice of each tool that has one: it comes before the others
 * of its tool; a preset, of which the words are the beginning, before all that are not called so.
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
    const found = place < 0 || !parts ? undefined : findNamed(words, all, id, parts);
    if (!found) continue;
    all.splice(found.at, 1);
    const isFirst = found.isPreset && !all.some(({ tool }) => isBegunBy(words, tool.title));
    all.splice(isFirst ? 0 : place, 0, found.choice);
  }
  return all;
}
