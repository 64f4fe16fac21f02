import { choice, flag, int, text } from '#core/fields.ts';

/** The options of tools that convert between JSON, YAML and TOML, by source and target format. */

const reading = { more: true, group: 'reading' } as const;
const lists = { more: true, group: 'lists' } as const;
const strings = { more: true, group: 'strings' } as const;
const document = { more: true, group: 'document' } as const;
const tables = { more: true, group: 'tables' } as const;

const sort = choice(['off', 'code-point', 'natural', 'ignore-case', 'locale', 'descending'], 'off');
const dates = choice(['date', 'text'], 'date', { more: true });

export const fromYaml = {
  yamlVersion: choice(['1.2', '1.1'], '1.2'),
  merge: flag(true, reading),
  tags: choice(['auto', 'cloudformation', 'drop'], 'auto', reading),
  duplicates: choice(['error', 'last'], 'error', reading),
} as const;

export const fromToml = { tomlVersion: choice(['1.1', '1.0'], '1.1') } as const;

const inJson = { field: 'output', not: 'json5' } as const;

/** To JSON, from any format. */
const toJson = {
  output: choice(['json', 'jsonc', 'json5'], 'json'),
  indent: choice(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'], '2'),
  sort,
  nonFinite: choice(['text', 'null', 'error'], 'text', { when: inJson, more: true }),
  ascii: flag(false, { more: true }),
} as const;

export const yamlToJson = {
  ...fromYaml,
  documents: choice(['array', 'lines', 'one'], 'array'),
  document: int(1, { min: 1, when: { field: 'documents', is: 'one' } }),
  ...toJson,
} as const;

export const tomlToJson = {
  ...fromToml,
  dateForm: choice(['text', 'utc', 'object'], 'text'),
  unsafeIntegers: choice(['digits', 'text'], 'digits', { more: true }),
  ...toJson,
} as const;

/** To YAML, from any format. */
const toYaml = {
  indent: choice(['1', '2', '3', '4', '5', '6', '7', '8'], '2'),
  readers: choice(['any', '1.2'], 'any'),
  sort,
  indentLists: flag(true, lists),
  quotes: choice(['double', 'single'], 'double', strings),
  quoteAll: flag(false, strings),
  multiLine: choice(['literal', 'folded', 'escaped'], 'literal', strings),
  foldAt: int(null, { optional: true, min: 1, max: 200, slider: [40, 200], ...strings }),
  flowDepth: int(null, { optional: true, min: 1, max: 100, ...lists }),
  flowItems: int(null, { optional: true, min: 1, max: 1000, ...lists }),
  documentStart: flag(false, document),
  anchors: flag(false, document),
} as const;

export const jsonToYaml = {
  several: choice(['documents', 'list'], 'documents', document),
  ...toYaml,
} as const;
export const tomlToYaml = { ...fromToml, dates, ...toYaml } as const;

/** To TOML, from any format. */
const toToml = {
  writtenVersion: choice(['1.0', '1.1'], '1.0'),
  nulls: choice(['omit', 'empty', 'error'], 'omit'),
  bigIntegers: choice(['text', 'keep', 'error'], 'text'),
  arraysOfTables: choice(['headers', 'inline'], 'headers'),
  sort,
  inlineDepth: int(null, { optional: true, min: 1, max: 10, ...tables }),
  indentTables: choice(['0', '2', '4'], '0', tables),
  quoteKeys: choice(['needed', 'always'], 'needed', strings),
  multiLineStrings: choice(['lines', 'escaped'], 'lines', strings),
  literalStrings: flag(true, strings),
  root: choice(['wrap', 'error'], 'wrap', document),
  rootKey: text('', { maxLength: 100, when: { field: 'root', is: 'wrap' }, ...document }),
} as const;

export const jsonToToml = { ...toToml, dateTexts: flag() } as const;
export const yamlToToml = {
  ...fromYaml,
  document: int(1, { min: 1, ...reading }),
  dates,
  ...toToml,
} as const;
