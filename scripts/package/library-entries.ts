/**
 * Writes the library's entry of a tool as TypeScript: a function for each public operation, with the types of its
 * options and of its labelled results, and the tool's messages as their documentation. The types are written out, so
 * that an editor shows them and the package needs no declaration of a tool for them; the compiler checks them against
 * the declaration.
 */
import { type Field, isOptional, type When } from '../../src/core/fields.ts';
import type { Representation } from '../../src/core/kind.ts';
import type { ToolMessages } from '../../src/core/messages.ts';
import type { Example, Operation, Tool } from '../../src/core/tool.ts';

/** A tool as the entry documents it, with its English messages. */
export interface EntrySource {
  readonly id: string;
  readonly tool: Tool;
  readonly messages: ToolMessages;
  /** By kind. */
  readonly representations: ReadonlyMap<string, Representation>;
  /** The paths of the tool's messages, from `src`. */
  readonly messageFiles: Readonly<Record<string, string>>;
  /** The paths of the messages of its logic, from `src`; absent where it has none. */
  readonly logicMessageFiles?: Readonly<Record<string, string>>;
}

/** Accepted for each representation; `Accepted` in `src/library` has the same for the compiler. */
const inputs: Readonly<Record<Representation, string>> = {
  text: 'string | Uint8Array | Blob',
  bytes: 'string | Uint8Array | Blob',
  file: 'string | Uint8Array | Blob',
  number: 'number | string',
  boolean: 'boolean',
  rows: `Representations['rows'] | string`,
  value: 'unknown',
};

const results: Readonly<Record<Exclude<Representation, 'value'>, string>> = {
  text: 'string',
  bytes: 'Uint8Array<ArrayBuffer>',
  file: 'Blob',
  number: 'number',
  boolean: 'boolean',
  rows: `Representations['rows']`,
};

const capitalize = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** JavaScript source of plain data, with single quotes where that needs no escape. */
function toSource(value: unknown): string {
  const json = JSON.stringify(value);
  return typeof value === 'string' && !/['"\\\n]/.test(value) ? `'${value}'` : json;
}

/** A key of a type: in quotes where it is no identifier. */
const toKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : toSource(name));

/** A documentation comment; nothing in it ends it. */
function toComment(lines: readonly string[], indent = ''): string {
  const [first = '', ...more] = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (more.length === 0) return `${indent}/** ${first} */\n`;
  return `${indent}/**\n${[first, ...more].map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** The public operations of a tool, by name. */
export const publicOperations = ({ operations }: Tool): readonly (readonly [name: string, operation: Operation])[] =>
  Object.entries(operations).filter(([, { internal }]) => !internal);

const optionsType = (name: string, { options = {} }: Operation): string =>
  Object.keys(options).length > 0 ? `${capitalize(name)}Options` : 'NoOptions';

function typeOfField(field: Field): string {
  switch (field.type) {
    case 'choice':
      return field.values.map(toSource).join(' | ');
    case 'choices':
      return `readonly (${field.values.map(toSource).join(' | ')})[]`;
    case 'flag':
      return 'boolean';
    case 'text':
      return 'string';
    default:
      return isOptional(field) ? 'number | null' : 'number';
  }
}

/** When a field has an effect. */
function describeCondition(when: When): string {
  const isNegative = 'not' in when;
  const values = [isNegative ? when.not : when.is].flat().map((value) => `\`${toSource(value)}\``);
  return `Only where \`${when.field}\` is ${isNegative ? 'not ' : ''}${values.join(' or ')}.`;
}

function describeRange(field: Field): string {
  if (field.type !== 'int' && field.type !== 'number') return '';
  const { min, max } = field;
  if (max === undefined) return min === undefined ? '' : `, at least ${min}`;
  return min === undefined ? `, at most ${max}` : `, from ${min} to ${max}`;
}

/** More values than these are documented by their names alone. */
const maxLabels = 12;

function describeField(name: string, field: Field, { options = {}, values = {} }: ToolMessages): readonly string[] {
  const label = `${options[name] ?? name}${describeRange(field)}.`;
  const condition = field.when ? ` ${describeCondition(field.when)}` : '';
  const initial = isOptional(field) && field.default === null ? 'none' : `\`${toSource(field.default)}\``;
  const labels = 'values' in field && field.values.length <= maxLabels ? field.values : [];
  return [
    `${label}${condition} Default: ${initial}.`,
    ...labels.flatMap((value) => (values[name]?.[value] ? [`- \`${toSource(value)}\`: ${values[name][value]}`] : [])),
  ];
}

function writeOptions(name: string, operation: Operation, messages: ToolMessages): string {
  const fields = Object.entries(operation.options ?? {});
  if (fields.length === 0) return '';
  const members = fields.map(
    ([key, field]) =>
      `${toComment(describeField(key, field, messages), '  ')}  readonly ${toKey(key)}?: ${typeOfField(field)} | undefined;\n`,
  );
  return `${toComment([`Options of \`${name}\`; those left out have their defaults.`])}export interface ${optionsType(name, operation)} {\n${members.join('')}}\n`;
}

/** The type of a value; that of data is in the declaration. */
function typeOfValue(repr: Representation, name: string, output?: string): string {
  if (repr !== 'value') return results[repr];
  const type = `OutputOf<typeof $tool.operations.${name}>`;
  return output === undefined ? type : `${type}['${output}']`;
}

const reprOf = (kind: string, { representations }: EntrySource): Representation => representations.get(kind) ?? 'value';

/** Whether the type of a result has a name: labelled results, and data. */
const isNamed = ({ output }: Operation, source: EntrySource): boolean =>
  typeof output !== 'string' || reprOf(output, source) === 'value';

function writeResult(name: string, operation: Operation, source: EntrySource): string {
  if (!isNamed(operation, source)) return '';
  const { output } = operation;
  const type = `${capitalize(name)}Result`;
  if (typeof output === 'string')
    return `${toComment([`Result of \`${name}\`.`])}export type ${type} = ${typeOfValue('value', name)};\n`;
  const members = Object.entries(output).map(([key, kind]) => {
    const repr = reprOf(kind, source);
    const member = typeOfValue(repr, name, key);
    const label = toComment([`${source.messages.outputs?.[key] ?? key}.`], '  ');
    return `${label}  readonly ${toKey(key)}: ${repr === 'value' ? member : `${member} | null`};\n`;
  });
  return `${toComment([`Results of \`${name}\`; null where there is none.`])}export interface ${type} {\n${members.join('')}}\n`;
}

const resultType = (name: string, operation: Operation, source: EntrySource): string =>
  isNamed(operation, source)
    ? `${capitalize(name)}Result`
    : results[reprOf(operation.output as string, source) as keyof typeof results];

const inputType = ({ input }: Operation, source: EntrySource): string | undefined =>
  input && inputs[reprOf(input, source)];

/** The longest line of an example. */
const maxExample = 100;

/** The first example with a short text as its result, as a line of code. */
function describeExample(name: string, { examples = [], input: takesInput }: Operation): readonly string[] {
  const lines = examples.flatMap(({ input, options, output, isRandom }: Example) => {
    if (typeof output !== 'string' || isRandom) return [];
    const parts = [...(takesInput ? [toSource(input ?? '')] : []), ...(options ? [toSource(options)] : [])];
    const line = `await ${name}(${parts.join(', ')}); // ${toSource(output)}`;
    return line.length > maxExample ? [] : [line];
  });
  return lines[0] === undefined ? [] : ['@example', '```js', lines[0], '```'];
}

function writeFunction(name: string, operation: Operation, source: EntrySource): string {
  const { messages } = source;
  const input = inputType(operation, source);
  const comment = [
    `${messages.title}: ${messages.operations[name] ?? name}.`,
    '',
    `@throws {ToolError} where the input is wrong`,
    `@throws {OptionsError} where an option is wrong`,
    ...describeExample(name, operation),
  ];
  const parameters = [
    ...(input ? [`input: ${input}`] : []),
    `options?: ${optionsType(name, operation)}`,
    'context?: CallContext',
  ];
  return (
    toComment(comment) +
    `export function ${name}(${parameters.join(', ')}): Promise<${resultType(name, operation, source)}> {\n` +
    `  return $call('${name}', ${input ? 'input' : 'undefined'}, options, context);\n}\n`
  );
}

/** Source of functions that load messages, by language. */
const toLoaders = (files: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(files)
    .map(([locale, file]) => `${locale}: () => import('../../${file}', { with: { type: 'json' } })`)
    .join(', ')} }`;

/** The source of a tool's entry, a file in a folder of `src/generated`. */
export function toLibraryEntry(source: EntrySource): string {
  const { id, tool, messages, messageFiles, logicMessageFiles } = source;
  const declarations = publicOperations(tool).map(
    ([name, operation]) =>
      writeOptions(name, operation, messages) +
      writeResult(name, operation, source) +
      writeFunction(name, operation, source),
  );
  const loaders =
    `messages: ${toLoaders(messageFiles)}` +
    (logicMessageFiles ? `, logicMessages: ${toLoaders(logicMessageFiles)}` : '');
  return withImports(
    `import { createCall as $createCall } from '../../library/create-call.ts';\n` +
      `import * as $logic from '../../tools/${id}/logic.ts';\n` +
      `import $tool from '../../tools/${id}/tool.ts';\n` +
      `const $call = $createCall({ id: '${id}', tool: $tool, logic: $logic, ${loaders} });\n` +
      declarations.join(''),
    '../../library',
  );
}

/** A source with imports of the shared types that it names. */
function withImports(source: string, library: string): string {
  const origins = {
    Representations: '#core/kind.ts',
    OutputOf: '#core/tool.ts',
    CallContext: `${library}/types.ts`,
    NoOptions: `${library}/types.ts`,
  };
  const named = Object.entries(origins).filter(([name]) => new RegExp(`\\b${name}\\b`).test(source));
  return named.map(([name, file]) => `import type { ${name} } from '${file}';\n`).join('') + source;
}

/** The source of the index of all operations, with the types of their entries, a file in `src/generated`. */
export const toLibraryIndex = (sources: readonly EntrySource[]): string =>
  withImports(`export interface Operations {\n${sources.map(toOperationLines).join('')}}\n`, '../library');

const toOperationLines = (source: EntrySource): string =>
  publicOperations(source.tool)
    .map(([name, operation]) => {
      const entry = `import('./library/${source.id}.ts')`;
      const options = optionsType(name, operation);
      const result = resultType(name, operation, source);
      return (
        `  '${source.id}/${name}': { input: ${inputType(operation, source) ?? 'undefined'}; ` +
        `options: ${options === 'NoOptions' ? options : `${entry}.${options}`}; ` +
        `result: ${isNamed(operation, source) ? `${entry}.${result}` : result} };\n`
      );
    })
    .join('');
