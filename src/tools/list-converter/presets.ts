import { fromStored, toStored } from '#core/fields.ts';
import tool from './tool.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Preset {
  readonly name: string;
  /** Those that differ from their defaults. */
  readonly options: Values;
}

const { options: fields } = tool.operations.convert;

/** What a preset of the tool's own sets: how items are wrapped and joined. How they are read and sorted stays. */
const plain = {
  prefix: '',
  suffix: '',
  escape: 'off',
  chunkSize: null,
  joinWith: '\\n',
  keepLineBreaks: false,
  listPrefix: '',
  listSuffix: '',
};

const inParentheses = { joinWith: ', ', listPrefix: '(', listSuffix: ')' };
const inBrackets = { joinWith: ', ', listPrefix: '[', listSuffix: ']' };

/** Usual ways to write a list, by the key of their words. */
export const usualPresets: Readonly<Record<string, Values>> = {
  sqlTexts: { ...plain, ...inParentheses, prefix: "'", suffix: "'", escape: 'sql' },
  sqlNumbers: { ...plain, ...inParentheses },
  json: { ...plain, ...inBrackets, prefix: '"', suffix: '"', escape: 'backslash' },
  code: { ...plain, ...inBrackets, prefix: "'", suffix: "'", escape: 'backslash' },
  csv: { ...plain, joinWith: ',', escape: 'csv' },
  html: {
    ...plain,
    prefix: '<li>',
    suffix: '</li>',
    escape: 'html',
    joinWith: '',
    keepLineBreaks: true,
    listPrefix: '<ul>',
    listSuffix: '</ul>',
  },
  markdown: { ...plain, prefix: '- ' },
  numbered: { ...plain, prefix: '{n}. ' },
  search: { ...plain, prefix: '"', suffix: '"', escape: 'backslash', joinWith: ' OR ' },
  lines: plain,
};

/** Kept presets; what is none, or no longer fits its field, is passed over. */
export function readPresets(json: string): readonly Preset[] {
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return [];
  }
  return (Array.isArray(kept) ? kept : []).flatMap((one: unknown) =>
    isNamed(one) ? [{ name: one.name, options: toStored(fields, fromStored(fields, one.options)) }] : [],
  );
}

const isNamed = (one: unknown): one is { readonly name: string; readonly options?: unknown } =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';

/** Presets as `readPresets` takes them; one of the same name is replaced. */
export function addPreset(presets: readonly Preset[], name: string, options: Values): string {
  return writePresets([...presets.filter((one) => one.name !== name), { name, options: toStored(fields, options) }]);
}

export const removePreset = (presets: readonly Preset[], name: string): string =>
  writePresets(presets.filter((one) => one.name !== name));

const writePresets = (presets: readonly Preset[]): string => (presets.length === 0 ? '' : JSON.stringify(presets));

/** The options that a preset of the reader's own stands for. */
export const optionsOf = ({ options }: Preset): Values => fromStored(fields, options);

/** Whether options are as a preset sets them. */
export const holds = (preset: Values, options: Values): boolean =>
  Object.entries(preset).every(([name, value]) => options[name] === value);
