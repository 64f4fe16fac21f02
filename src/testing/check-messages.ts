/** Checks a tool's messages for what is missing or unused; returns a sentence for each fault. */

import { codesOf, isOptional } from '#core/fields.ts';
import type { Message, ToolMessages } from '#core/messages.ts';
import { type Locale, locales } from '#core/registry.ts';
import type { Operation, Tool } from '#core/tool.ts';
import coreMessages from '#messages/en.json' with { type: 'json' };
import type { WholeTool } from './all-tools.ts';
import { findCodes, readSources } from './source-codes.ts';

/** Codes of the errors that the frame itself reports where an input is not of the kind that an operation takes. */
export const kindCodes = ['not-a-number', 'not-json', 'not-rows', 'not-a-row', 'wrong-input'];

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function checkMessages({ folder, tool, messages }: WholeTool): readonly string[] {
  const { own, logic, all } = readSources(folder, tool.operations);
  return locales.flatMap((locale) =>
    [
      ...checkNames(tool, messages[locale]),
      ...checkSource(tool, messages[locale]),
      ...checkCodes(messages[locale], own, all),
      ...checkSharedCodes(messages[locale]),
      ...checkLogic(messages[locale], logic, all),
      ...checkTexts(messages[locale], locale),
      ...compareMessages(messages.en, messages[locale]),
    ].map((fault) => `${locale}.json: ${fault}`),
  );
}

/** Everything that is declared has a label, and nothing else has. */
function checkNames(tool: Tool, messages: ToolMessages): readonly string[] {
  const operations = Object.entries(tool.operations);
  const shown = operations.filter(([, { internal }]) => !internal);
  const fields = operations.flatMap(([, { options = {} }]) => Object.entries(options));
  const shownFields = shown.flatMap(([, { options = {} }]) => Object.entries(options));
  const names = (list: readonly (readonly [string, unknown])[]) => new Set(list.map(([name]) => name));
  // A result without a name may have a label by that of its operation.
  const outputs = new Set(
    operations.flatMap(([name, { output }]) => (typeof output === 'string' ? [name] : Object.keys(output))),
  );
  const shownOutputs = new Set(
    shown.flatMap(([, { output }]) => (typeof output === 'string' ? [] : Object.keys(output))),
  );
  return [
    ...compareKeys('operations', names(shown), names(operations), messages.operations),
    ...compareKeys('options', names(shownFields), names(fields), messages.options),
    ...compareKeys('fieldPlaceholders', new Set(), textNames(shownFields), messages.fieldPlaceholders),
    ...compareKeys('groups', groupsOf(shownFields, shown), groupsOf(fields, operations), messages.groups),
    ...compareKeys('presets', presetsOf(shown), presetsOf(operations), messages.presets),
    ...compareKeys('views', viewsOf(shown), viewsOf(operations), messages.views),
    ...compareKeys('outputs', shownOutputs, outputs, messages.outputs),
    ...compareKeys('facts', new Set(), factsOf(operations.map(([, operation]) => operation)), messages.facts),
    ...compareKeys('issues', new Set(), names(fields), messages.issues),
    ...compareKeys(
      'offers',
      new Set(),
      new Set(Object.keys({ ...messages.errors, ...messages.notices })),
      messages.offers,
    ),
    ...compareKeys('examples', examplesOf(shown), examplesOf(shown), messages.examples),
    ...compareKeys('copied', new Set(), new Set([...outputs, ...Object.keys(messages.columns ?? {})]), messages.copied),
    ...compareKeys('answers', new Set(), names(shown), messages.answers),
    ...checkAnswers(tool, messages),
    ...compareKeys('columns', partsOf(shownFields), new Set(Object.keys(messages.columns ?? {})), messages.columns),
    ...compareKeys('inputs', new Set(), names(shown), messages.inputs),
    ...compareKeys('placeholders', new Set(), names(shown), messages.placeholders),
    ...checkValues(shownFields, fields, outputs, messages),
    ...((tool.page?.initialInput === true) === (messages.initialInput !== undefined)
      ? []
      : ['initialInput is there without `page.initialInput: true`, or the other way round']),
    ...(messages.description.endsWith('.') ? ['description ends with a full stop, although it is no sentence'] : []),
    ...(operations.some(([, { scans }]) => scans) && !messages.page?.['scan']
      ? ['page.scan is missing: include qr-picture and camera']
      : []),
  ];
}

/** Answers name outputs, and none that is secret or that a verdict about a secret is copied as. */
function checkAnswers({ operations }: Tool, { answers = {} }: ToolMessages): readonly string[] {
  return Object.entries(answers).flatMap(([name, message]) => {
    const { output = {}, secretOutput, secretInput, copies } = operations[name] ?? {};
    if (typeof output === 'string')
      return output === 'csv' ? [] : [`answers.${name}: only outputs and tables have one`];
    const hidden = [...(Array.isArray(secretOutput) ? secretOutput : []), ...(secretInput && copies ? [copies] : [])];
    const used = [...JSON.stringify(message).matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, used = '']) => used);
    return used
      .filter((one) => !Object.hasOwn(output, one) || secretOutput === true || hidden.includes(one))
      .map((one) => `answers.${name}: {${one}} is no output that may be shown`);
  });
}

/** A data set is named by a message, and no message names one that is not declared. */
function checkSource({ page }: Tool, { source = '' }: ToolMessages): readonly string[] {
  if (page?.data === undefined) return source === '' ? [] : ['source names nothing'];
  const missing = ['title', 'version', 'date'].filter((name) => !source.includes(`{${name}}`));
  return missing.map((name) => `source does not have {${name}}`);
}

const viewsOf = (operations: readonly (readonly [string, Operation])[]): ReadonlySet<string> =>
  new Set(operations.flatMap(([, { views = [] }]) => views.map(({ name }) => name)));

const examplesOf = (operations: readonly (readonly [string, Operation])[]): ReadonlySet<string> =>
  new Set(operations.flatMap(([, { examples = [] }]) => examples.flatMap(({ id }) => id ?? [])));

const presetsOf = (operations: readonly (readonly [string, Operation])[]): ReadonlySet<string> =>
  new Set(operations.flatMap(([, { presets = {} }]) => Object.keys(presets)));

const factsOf = (operations: readonly Operation[]): ReadonlySet<string> =>
  new Set(operations.flatMap(({ facts = [] }) => facts));

const groupsOf = (fields: Fields, operations: readonly (readonly [string, Operation])[]): ReadonlySet<string> =>
  new Set([
    ...fields.flatMap(([, { group }]) => group ?? []),
    ...operations.flatMap(([, { outputGroups = {} }]) => Object.keys(outputGroups)),
  ]);

const textNames = (fields: Fields): ReadonlySet<string> =>
  new Set(fields.filter(([, { type }]) => type === 'text').map(([name]) => name));

const partsOf = (fields: Fields): ReadonlySet<string> =>
  new Set(fields.flatMap(([, field]) => (field.type === 'text' && field.parts) || []));

type Fields = ReturnType<typeof Object.entries<NonNullable<Tool['operations'][string]['options']>[string]>>;

/**
 * Each value of a field that is shown has messages; an internal field, the absence of a number, and an output, which may be
 * codes, can have them.
 */
function checkValues(
  shown: Fields,
  fields: Fields,
  outputs: ReadonlySet<string>,
  messages: ToolMessages,
): readonly string[] {
  const wanted = valuesOf(shown.filter(([, field]) => !isOptional(field)));
  const known = valuesOf(fields);
  return [
    ...compareKeys('values', new Set(wanted.keys()), new Set([...known.keys(), ...outputs]), messages.values),
    ...[...known]
      .filter(([name]) => wanted.has(name) || messages.values?.[name])
      .flatMap(([name, values]) => compareKeys(`values.${name}`, values, values, messages.values?.[name])),
  ];
}

function valuesOf(fields: Fields): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const [name, field] of fields) {
    const codes = codesOf(field);
    if (codes.length > 0) values.set(name, new Set([...(values.get(name) ?? []), ...codes]));
  }
  return values;
}

function compareKeys(
  section: string,
  wanted: ReadonlySet<string>,
  known: ReadonlySet<string>,
  present: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const path = (name: string) => (section === '' ? name : `${section}.${name}`);
  const missing = [...wanted].filter((name) => !Object.hasOwn(present, name)).map((name) => `${path(name)} is missing`);
  const idle = Object.keys(present)
    .filter((name) => !known.has(name))
    .map((name) => `${path(name)} names nothing`);
  return [...missing, ...idle];
}

/**
 * Codes written out in the tool's own sources have messages; the code of each message is written out in its sources, or
 * in those of lib.
 */
function checkCodes({ errors = {}, notices = {} }: ToolMessages, own: string, all: string): readonly string[] {
  const used = findCodes(own);
  const shared: Readonly<Record<string, unknown>> = coreMessages.core.errors;
  const missing = [
    ...[...used.errors]
      .filter((code) => !Object.hasOwn(errors, code) && !Object.hasOwn(shared, code))
      .map((code) => `errors.${code} is missing`),
    ...[...used.notices].filter((code) => !Object.hasOwn(notices, code)).map((code) => `notices.${code} is missing`),
  ];
  const isWritten = (code: string) => ["'", '"', '`'].some((quote) => all.includes(quote + code + quote));
  const idle = [
    ...Object.keys(errors)
      .filter((code) => !isWritten(code))
      .map((code) => `errors.${code} is never thrown`),
    ...Object.keys(notices)
      .filter((code) => !isWritten(code))
      .map((code) => `notices.${code} is never reported`),
  ];
  return [...missing, ...idle];
}

/**
 * A message of a tool replaces that of the frame with the same code, which it must not do where the frame reports an input
 * that is of the wrong kind: it fills in nothing that only the tool knows.
 */
const checkSharedCodes = ({ errors = {} }: ToolMessages): readonly string[] =>
  kindCodes
    .filter((code) => Object.hasOwn(errors, code))
    .map(
      (code) => `errors.${code} replaces the frame’s own message for an input of the wrong kind: choose another code`,
    );

/**
 * Keys written out in the logic have messages; the key of each message is written out in the logic or in lib, at least
 * up to a `${`.
 */
function checkLogic({ logic = {} }: ToolMessages, own: string, all: string): readonly string[] {
  const missing = [...findCodes(own).messages].filter((key) => !Object.hasOwn(logic, key));
  const starts = [...all.matchAll(/`([\w-]+)\$\{/g)].map(([, start = '']) => start);
  const idle = Object.keys(logic).filter(
    (key) => !all.includes(`'${key}'`) && !starts.some((start) => key.startsWith(start)),
  );
  return [...missing.map((key) => `logic.${key} is missing`), ...idle.map((key) => `logic.${key} is never used`)];
}

/** The sections whose messages are filled with parameters. */
const messagesOf = ({
  errors = {},
  notices = {},
  issues = {},
  facts = {},
  page = {},
  logic = {},
}: ToolMessages): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    Object.entries({ errors, notices, issues, facts, page, logic }).flatMap(([section, messages]) =>
      Object.entries(messages).map(([code, message]) => [`${section}.${code}`, message]),
    ),
  );

function checkTexts(messages: ToolMessages, locale: Locale): readonly string[] {
  const faults: string[] = [];
  for (const [code, message] of Object.entries(messagesOf(messages))) {
    if (typeof message === 'string') continue;
    if (message.other === undefined) faults.push(`${code} has no form “other”`);
    for (const category of Object.keys(message))
      if (!pluralCategories.includes(category) && !/^=\d+$/.test(category))
        faults.push(`${code} has a form “${category}”, which is no plural category and no number`);
  }
  // A fact without words is not shown.
  const facts = Object.entries(messages.facts ?? {}).filter(([, text]) => text !== '');
  for (const text of textsOf({ ...messages, facts: Object.fromEntries(facts) })) {
    if (text.trim() === '' || text !== text.trim()) faults.push(`“${text}” is blank, or has blanks around it`);
    if (locale === 'fr' && /\p{L}'\p{L}/u.test(text)) faults.push(`“${text}” has a straight apostrophe`);
    if (locale === 'fr' && /(?<=[\p{L}\d»)]) [:;!?»%](?= |$)|« /u.test(text))
      faults.push(`“${text}” lacks a no-break space`);
  }
  return faults;
}

/** All texts, without the empty form of a count of nothing, which is not shown. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, text]) => (key === '=0' && text === '' ? [] : textsOf(text)))
      : [];

function compareMessages(english: ToolMessages, other: ToolMessages): readonly string[] {
  const [reference, translated] = [messagesOf(english), messagesOf(other)];
  const faults = compareKeys('', new Set(Object.keys(reference)), new Set(Object.keys(reference)), translated);
  const differing = Object.keys(reference).filter((code) => {
    const [wanted, present] = [reference[code], translated[code]];
    return wanted !== undefined && present !== undefined && placeholdersOf(wanted) !== placeholdersOf(present);
  });
  const sections = compareKeys('', new Set(Object.keys(english)), new Set(Object.keys(english)), { ...other });
  return [...faults, ...sections, ...differing.map((code) => `${code} has other placeholders than in English`)];
}

const placeholdersOf = (message: Message): string =>
  [...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{([\w:]+)\}/g)].map(([, name]) => name)))]
    .sort()
    .join();
