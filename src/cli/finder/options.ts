/** Asks for the options of an operation: a list of all, of which each can be changed. */
import { describeIssue } from '#core/describe.ts';
import {
  checkField,
  defaultOptions,
  type Field,
  fieldFromText,
  fieldToText,
  hasPane,
  isActive,
  isPrivate,
  type Text,
} from '#core/fields.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import { askText } from './ask-text.ts';
import { choose } from './choose.ts';
import type { Row } from './rows.ts';
import type { Terminal } from './terminal.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The fields that the input needs beside it, such as a key or a second document: they are always requested. */
export const isNeeded = (field: Field): field is Text =>
  field.type === 'text' && (hasPane(field) || field.place === 'input' || (field.place === 'own' && isPrivate(field)));

/** Nothing of it is shown. */
export const isHidden = (field: Field): boolean => field.type === 'text' && field.secret === true;

/** Asks for the options that no question is for, until *Run* is chosen. */
export async function askOptions(terminal: Terminal, loaded: LoadedTool, name: string): Promise<Values> {
  const fields = loaded.operations[name]?.options ?? {};
  let values: Values = {};
  let last: string | undefined;
  for (;;) {
    const rows = optionRows(loaded, name, values);
    const { value: chosen, isByTab } = await choose(terminal, {
      heading: `${headingOf(loaded, name)}: options`,
      hint: 'Enter: change it · Tab: go on · Esc: leave',
      find: filterRows(rows),
      at: Math.max(
        rows.findIndex(({ value }) => value === last),
        0,
      ),
    });
    const field = fields[chosen ?? ''];
    if (chosen === undefined || field === undefined || isByTab) return values;
    const current = { ...defaultOptions(fields), ...values }[chosen];
    values = { ...values, [chosen]: await askField(terminal, loaded, chosen, field, current) };
    last = chosen;
  }
}

export const headingOf = ({ messages }: LoadedTool, name: string): string =>
  `${messages.title}: ${messages.operations[name] ?? name}`;

export const labelOf = ({ messages }: LoadedTool, name: string): string => messages.options?.[name] ?? name;

/** The row that goes on, and one for each effective option with its value. */
export function optionRows(loaded: LoadedTool, name: string, values: Values): readonly Row<string | undefined>[] {
  const fields = loaded.operations[name]?.options ?? {};
  const all = { ...defaultOptions(fields), ...values };
  return [
    { value: undefined, label: 'Run', description: 'with these options' },
    ...Object.entries(fields)
      .filter(([, field]) => !isNeeded(field) && isActive(field, all))
      .map(([option, field]) => ({
        value: option,
        label: labelOf(loaded, option),
        description: describeValue(loaded, option, field, all[option]),
      })),
  ];
}

function describeValue(loaded: LoadedTool, name: string, field: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isHidden(field)) return value === '' ? 'none' : 'set';
  if (value === null) return valueLabel(loaded, name, 'off');
  if (Array.isArray(value)) return value.map((each) => valueLabel(loaded, name, String(each))).join(', ') || 'none';
  if (field.type === 'choice') return valueLabel(loaded, name, String(value));
  return field.type === 'text' ? JSON.stringify(value) : String(value);
}

const valueLabel = ({ messages }: LoadedTool, name: string, value: string): string =>
  messages.values?.[name]?.[value] ?? value;

/** Finds the rows that have all words of a query. */
function filterRows<T>(rows: readonly Row<T>[]): (query: string) => readonly Row<T>[] {
  return (query) => {
    const words = query.toLowerCase().split(/\s+/);
    return rows.filter(({ label, value }) => words.every((word) => `${label} ${value}`.toLowerCase().includes(word)));
  };
}

/** Asks for the value of an option; a flag is turned at once. */
export async function askField(
  terminal: Terminal,
  loaded: LoadedTool,
  name: string,
  field: Field,
  current: unknown,
): Promise<unknown> {
  const heading = labelOf(loaded, name);
  if (field.type === 'flag') return !current;
  if (field.type === 'choice') {
    const rows = field.values.map((value) => ({ value, label: valueLabel(loaded, name, value) }));
    const at = Math.max(field.values.indexOf(String(current)), 0);
    const hint = 'Enter: take it · Esc: leave';
    return (await choose(terminal, { heading, hint, find: filterRows(rows), at })).value;
  }
  if (field.type === 'choices') return askChoices(terminal, loaded, name, field.values, current as readonly string[]);
  const typed = await askText(terminal, {
    heading,
    isHidden: isHidden(field),
    initial: isPrivate(field) ? '' : fieldToText(field, current),
    check: (text) => checkText(loaded, name, field, text),
  });
  return fieldFromText(field, 'text' in typed ? typed.text : '');
}

/** What is wrong with the text of an option. */
export function checkText({ messages }: LoadedTool, name: string, field: Field, text: string): string | undefined {
  const issue = checkField(name, field, fieldFromText(field, text));
  return issue && describeIssue(issue, vocabularyOf(messages));
}

async function askChoices(
  terminal: Terminal,
  loaded: LoadedTool,
  name: string,
  values: readonly string[],
  initial: readonly string[],
): Promise<readonly string[]> {
  let chosen = initial;
  let at = 0;
  for (;;) {
    const rows: readonly Row<string | undefined>[] = [
      { value: undefined, label: 'Done' },
      ...values.map((value) => ({
        value,
        label: `${chosen.includes(value) ? '[x]' : '[ ]'} ${valueLabel(loaded, name, value)}`,
      })),
    ];
    const { value, isByTab } = await choose(terminal, {
      heading: labelOf(loaded, name),
      hint: 'Enter: choose or not · Tab: done · Esc: leave',
      find: filterRows(rows),
      at,
    });
    if (value === undefined || isByTab) return chosen;
    chosen = values.filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each)));
    at = values.indexOf(value) + 1;
  }
}
