/** Checks the declaration in a `tool.ts`; returns a sentence for each fault. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  checkField,
  defaultOptions,
  type Field,
  type Fields,
  isOptional,
  isUnstored,
  toJsonSchema,
  toQuery,
} from '#core/fields.ts';
import { flows, type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { runsFromLink } from '#core/links/links.ts';
import { detailsSource } from '#core/operations/details.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import { isChosen } from '#core/presets.ts';
import { closestNames } from '#core/search/closest.ts';
import type { Operation, Tool } from '#core/tool.ts';
import { toFlag } from '../cli/arguments.ts';
import { toolsFolder, type WholeTool } from './all-tools.ts';

const root = join(toolsFolder, '../..');

/** Pages of the shell and commands of the command line. */
const reservedIds = [
  'index',
  '404',
  'about',
  'recipe',
  'favourites',
  'settings',
  'c-lib',
  'en',
  'fr',
  'assets',
  'list',
  'search',
  'batch',
  'completion',
  'help',
];
const reservedOptions = ['file', 'pick', 'preset', 'json', 'help', 'input', 'operation'];
const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const isDate = (written: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(written) && new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) === true;

export function checkDeclaration({ id, tool, logic }: WholeTool): readonly string[] {
  const { createdAt, shortName, redirectFrom = [], operations } = tool;
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  must(!reservedIds.includes(id), `the id ${id} is taken by the shell or the command line`);
  must(createdAt === undefined || isDate(createdAt), `createdAt ${createdAt} is no date`);
  if (shortName !== undefined) {
    must(id.split('-').includes(shortName), `the short name ${shortName} is no word of the id`);
    must(!reservedIds.includes(shortName), `the short name ${shortName} is taken by the command line`);
  }
  for (const path of redirectFrom) must(/^\/[\w/-]*\w$/.test(path), `the old path ${path} is not plain`);
  const isTwoWay = tool.page?.layout === 'two-way';
  const offered = offeredOperations(tool);
  for (const [name, operation] of Object.entries(operations)) {
    for (const [field, { place }] of Object.entries(operation.options ?? {}))
      must(!(isTwoWay && place), `${name}: the option ${field} has its own place, which a two-way page has none for`);
    must(camelCase.test(name), `the operation ${name} is not camelCase`);
    if (offered.includes(name))
      faults.push(...checkComponents(operation, isTwoWay).map((fault) => `${name}: ${fault}`));
    const [near] = closestNames(name, Object.keys(logic));
    const hint = near ? `; did you mean “${near}”?` : '';
    must(typeof logic[name] === 'function', `logic.ts does not export ${name}${hint}`);
    faults.push(...checkOperation(operation, tool).map((fault) => `${name}: ${fault}`));
  }
  faults.push(...checkSameTypes(tool));
  return faults;
}

/** A component must have a place in the layout of its operation. */
function checkComponents(operation: Operation, isTwoWay: boolean): readonly string[] {
  const { input, inverse, components = {}, views = [], options = {} } = operation;
  const places = Object.keys(components);
  const hasTwoPanes = isTwoWay && inverse !== undefined;
  const names = views.map(({ name }) => name);
  const isOwn = Object.values(options).some(({ place }) => place === 'own');
  return [
    ...(components.page && places.length > 1 ? ['a component replaces the page, on which others have no place'] : []),
    ...((components.lead ?? components.control) && input === undefined
      ? ['there is no input that a component could be above or beneath']
      : []),
    ...(hasTwoPanes && (components.lead || components.result || components.note || views.length > 0)
      ? ['a two-way page shows its results as inputs: a component has no place there']
      : []),
    ...(views.length === 1 ? ['a single view is no choice'] : []),
    ...(new Set(names).size < names.length ? ['two views have one name'] : []),
    ...(isOwn && places.length === 0
      ? ['an option has its own place, but no component that could have its control']
      : []),
  ];
}

function checkOperation(operation: Operation, tool: Tool): readonly string[] {
  const {
    input,
    alsoTakes = {},
    output,
    fixes = output,
    facts = [],
    outputGroups = {},
    options = {},
    primary = [],
    needs,
    inverse,
    inputEncoding,
    binaryAs,
    internal,
    examples = [],
  } = operation;
  const faults = Object.entries(options).flatMap(([field, declared]) =>
    checkOption(field, declared, options, hasSecretInput(tool)).map((fault) => `the option ${field} ${fault}`),
  );
  const results = typeof output === 'string' ? [] : Object.keys(output);
  const secrets = [operation.secretOutput ?? []].flat();
  for (const name of secrets)
    if (name !== true && !results.includes(name)) faults.push(`the secret output ${name} does not exist`);
  for (const name of results)
    if (/^private/.test(name) && !secrets.includes(name)) faults.push(`the output ${name} is not declared secret`);
  for (const fact of facts) if (!results.includes(fact)) faults.push(`the fact ${fact} is no output`);
  if (facts.length > 0 && facts.length === results.length && !internal)
    faults.push('there is no result beside the facts');
  const grouped = Object.values(outputGroups).flat();
  for (const name of new Set(grouped)) {
    if (!results.includes(name) || facts.includes(name)) faults.push(`${name}, which is in a group, is no output`);
    if (grouped.filter((other) => other === name).length > 1) faults.push(`the output ${name} is in two groups`);
  }
  if (countTogether(primary.flatMap((name) => options[name] ?? [])) > 3)
    faults.push('more than three options are primary');
  for (const field of primary)
    if (!Object.hasOwn(options, field)) faults.push(`the primary option ${field} does not exist`);
    else if (input !== undefined && options[field]?.place)
      faults.push(
        `the primary option ${field} has its own place, ${options[field].place}: declare it in \`primary\` or with \`place\`, not both`,
      );
  const needed = needs === undefined ? undefined : options[needs];
  if (needs !== undefined && !(input !== undefined && needed?.type === 'text' && needed.default === ''))
    faults.push(`the option ${needs}, which the input needs, is no text that is empty at first`);
  if (inputEncoding !== undefined && !Object.hasOwn(options, inputEncoding))
    faults.push(`the option ${inputEncoding} for the encoding of the input does not exist`);
  const fallback = binaryAs === undefined ? undefined : tool.operations[binaryAs];
  if (binaryAs !== undefined && !(fallback?.input === 'bytes' && fallback.output === 'text'))
    faults.push(`${binaryAs}, for what is binary, does not make text of bytes`);
  for (const [field, generator] of Object.entries(operation.generators ?? {})) {
    if (!options[field]?.place) faults.push(`the option ${field}, which is generated, has no place beneath the input`);
    const { input: taken, output: made } = tool.operations[generator] ?? {};
    if (!made || taken !== undefined || (typeof made === 'object' && !Object.hasOwn(made, field)))
      faults.push(
        `${generator}, which generates the option ${field}, does not exist, takes an input or does not make it`,
      );
  }
  if (operation.masked && !operation.secretInput) faults.push('the input is masked, but no secret');
  const { fileName, saveAs = [] } = operation;
  if (typeof fileName === 'object' && 'by' in fileName) {
    const known = options[fileName.by];
    const values: readonly string[] = known?.type === 'choice' ? known.values : [];
    for (const value of Object.keys(fileName.names))
      if (!values.includes(value)) faults.push(`the file name for ${fileName.by} ${value} names nothing`);
  }
  for (const form of saveAs)
    if ('operation' in form && tool.operations[form.operation]?.input !== input)
      faults.push(`${form.operation}, which makes a form to save, does not take the same input`);
  const many = operation.list && tool.operations[operation.list.operation];
  if (operation.list && (!many || many.input === undefined))
    faults.push(`the operation ${operation.list.operation} for lists does not exist or takes no input`);
  faults.push(...checkPresets(operation), ...checkDetails(operation, tool));
  const isDetail = Object.values(tool.operations).some(({ details }) => tool.operations[details ?? ''] === operation);
  if (runsFromLink(operation) && !isDetail)
    for (const field of Object.keys(options).filter((name) => scalesWork(name, input)))
      faults.push(`the option ${field} makes it costly, which is not declared`);
  if (!internal && examples.length === 0) faults.push('there is no example');
  const ids = examples.map(({ id }) => id);
  if (!internal && new Set(ids).size < ids.length) faults.push('two examples have one id');
  for (const id of ids) if (id !== undefined && !camelCase.test(id)) faults.push(`the example ${id} is not camelCase`);
  for (const { options: chosen = {} } of examples)
    for (const [field, value] of Object.entries(chosen)) {
      const declared = options[field];
      if (!declared || checkField(field, declared, value)) faults.push(`an example's option ${field} does not fit`);
    }
  for (const [kind, chosen] of Object.entries(alsoTakes)) {
    if (input === undefined || kindInfo(kind as KindId).repr !== kindInfo(input).repr)
      faults.push(`${kind}, which it also takes, is not of the form of its input`);
    for (const [field, value] of Object.entries(chosen)) {
      const declared = options[field];
      if (!declared || checkField(field, declared, value)) faults.push(`the option ${field} for ${kind} does not fit`);
    }
  }
  if (fixes !== output) faults.push(`fixes ${fixes}, which it does not give`);
  if (inverse !== undefined) {
    const back = tool.operations[inverse];
    if (!back) faults.push(`the inverse ${inverse} does not exist`);
    else if (input === undefined || back.input === undefined) faults.push('what has an inverse must take input');
    else if (typeof output === 'string' && flows(output, back.input) === 'no')
      faults.push(`${output} does not flow into the inverse ${inverse}`);
  }
  return [...faults, ...checkFlags(options), ...checkSchema(options)];
}

/** All set the same options, so that nothing of one is left when another is chosen, and no two are alike. */
function checkPresets({ presets = {}, options = {} }: Operation): readonly string[] {
  const all = Object.entries(presets);
  const fieldsOf = (preset: object = {}) => Object.keys(preset).toSorted().join();
  return all.flatMap(([name, preset], index) => {
    const twin = all.slice(0, index).find(([, other]) => isChosen(other, preset));
    return [
      ...(camelCase.test(name) ? [] : [`the preset ${name} is not camelCase`]),
      ...Object.entries(preset).flatMap(([field, value]) => {
        const declared = options[field];
        const fits = declared && !isUnstored(declared) && !checkField(field, declared, value);
        return fits ? [] : [`the option ${field} of the preset ${name} does not fit`];
      }),
      ...(fieldsOf(preset) === fieldsOf(all[0]?.[1])
        ? []
        : [`the preset ${name} sets other options than ${all[0]?.[0]}`]),
      ...(twin ? [`the presets ${twin[0]} and ${name} are the same`] : []),
    ];
  });
}

function checkDetails(operation: Operation, { operations }: Tool): readonly string[] {
  const { details } = operation;
  if (details === undefined) return [];
  const target = operations[details];
  if (!target) return [`the details ${details} do not exist`];
  return detailsSource(operation, target) ? [] : [`neither its input nor its result flows into the details ${details}`];
}

/** Names of options whose values are keys, or must not be used twice. */
const namesSecret = /^(?:(?:new)?(?:key|passphrase|password|secret|pin)|iv|nonce|salt|pepper)$/i;

/** Names of options whose values are the user's own rather than settings. */
const namesPerson =
  /^(?:user(?:name)?|identity|account|issuer|subject|audience|(?:first|last|full)Name|e?mails?|phones?|street|city|postalCode|iban|bic|mac|organisation|author|title|description|message|note|url|expected)$/i;

/** Whether an option says how much work an operation does on purpose; a link must not start that. */
const scalesWork = (name: string, input: KindId | undefined): boolean =>
  /^(?:cost|rounds|iterations|memory|workFactor|blockSize|passes)$/.test(name) ||
  (input === undefined && /^(?:bits|keySize|modulusLength)$/.test(name));

/** Replaces a document that was put in an option. */
const anyDocument = 'POSTGRES_PASSWORD: "x"\n'.repeat(20);

function checkOption(name: string, field: Field, siblings: Fields, takesSecret: boolean): readonly string[] {
  const faults: string[] = [];
  if (!camelCase.test(name)) faults.push('is not camelCase');
  if (reservedOptions.includes(name))
    faults.push('has the name of a flag that every tool has, or of the input or operation in offers');
  if (checkField(name, field, field.default)) faults.push('has a default that does not fit');
  if (field.type === 'text' && namesSecret.test(name) && !isUnstored(field))
    faults.push('is named like a key or a nonce, but is neither secret nor transient');
  if (field.type === 'text' && namesPerson.test(name) && !isUnstored(field))
    faults.push('is named like data of a person, but is neither content nor transient');
  if (takesSecret && field.type === 'text' && field.content && !field.secret)
    faults.push('is kept in the tab, unlike the secret input: it must be transient');
  if (toQuery({ [name]: field }, { [name]: anyDocument }).size > 0) faults.push('puts a document into the address');
  if ('values' in field) {
    if (new Set(field.values).size < field.values.length) faults.push('has a value twice');
    if (field.values.some((value) => value === '' || value.includes(',')))
      faults.push('has an empty value, or a comma in one');
  }
  if ('slider' in field && field.slider?.some((end) => checkField(name, field, end)))
    faults.push('has a slider past its bounds');
  if (field.when) {
    const { field: other } = field.when;
    const values = 'is' in field.when ? field.when.is : field.when.not;
    const deciding = siblings[other];
    if (!deciding || other === name) faults.push(`depends on ${other}, which is no other option`);
    else if ([values].flat().some((value) => !fitsCondition(deciding, value)))
      faults.push(`waits for a value that ${other} never has`);
  }
  return faults;
}

const fitsCondition = (deciding: Field, value: unknown): boolean => checkField('', deciding, value) === undefined;

/** Every flag has one meaning. */
function checkFlags(fields: Fields): readonly string[] {
  const flags = Object.entries(fields).flatMap(([name, field]) => {
    const flag = toFlag(name);
    if (field.type === 'flag' || isOptional(field)) return [flag, flag.replace('--', '--no-')];
    return field.type === 'text' ? [flag, `${flag}-file`] : [flag];
  });
  const twice = flags.filter((flag, index) => flags.indexOf(flag) !== index);
  return twice.map((flag) => `two options are written ${flag}`);
}

/** One for all: compiling the schema of schemas takes longer than all else. */
const ajv = new Ajv2020({ strict: true, strictTypes: false });

function checkSchema(fields: Fields): readonly string[] {
  const schema = toJsonSchema(fields);
  if (!ajv.validateSchema(schema)) return [`the JSON Schema is wrong: ${ajv.errorsText()}`];
  const validate = ajv.compile(schema);
  return validate(defaultOptions(fields))
    ? []
    : [`the JSON Schema refuses the defaults: ${ajv.errorsText(validate.errors)}`];
}

/** The command line reads options before it knows the operation: a name has one type in the whole tool. */
function checkSameTypes({ operations }: Tool): readonly string[] {
  const types = new Map<string, string>();
  const faults: string[] = [];
  for (const { options = {} } of Object.values(operations))
    for (const [name, { type }] of Object.entries(options)) {
      if ((types.get(name) ?? type) !== type) faults.push(`the option ${name} has two types`);
      types.set(name, type);
    }
  return faults;
}

/**
 * A declaration is data: it must not import any of the tool's code, types excepted, but lists of a data set. Options that
 * several tools share are in an `options.ts` of `src/lib`, to which the same applies.
 */
export const checkImports = ({ folder }: Pick<WholeTool, 'folder'>): readonly string[] =>
  checkImportsOf(join(folder, 'tool.ts'));

function checkImportsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^import type [^']+'[^']+';$/gm, '');
  const specifiers = [...code.matchAll(/\bfrom\s+'([^']+)'/g)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#core/')) return [];
    if (specifier.startsWith('#generated/data/')) return [];
    if (/^#lib\/.+\/options\.ts$/.test(specifier)) return checkImportsOf(join(root, 'src', specifier.slice(1)));
    return [
      `${relative(root, file)} imports ${specifier}; it may import #core, #generated/data and options.ts of #lib only`,
    ];
  });
}

/** How many of some options are shown together at most: of those that depend on one field, those of one of its values. */
function countTogether(fields: readonly Field[]): number {
  const counts = new Map<string, Map<string, number>>();
  let always = 0;
  for (const { when } of fields) {
    if (!when || !('is' in when)) {
      always++;
      continue;
    }
    const byValue = counts.get(when.field) ?? new Map<string, number>();
    for (const value of [when.is].flat().map(String)) byValue.set(value, (byValue.get(value) ?? 0) + 1);
    counts.set(when.field, byValue);
  }
  return [...counts.values()].reduce((sum, byValue) => sum + Math.max(...byValue.values()), always);
}
