/** Finds faults that prevent a tool from being built: a line for each, with its file and the nearest valid name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choice, choices, type Field, flag, int, number, text } from '../../src/core/fields.ts';
import { toKebab } from '../../src/core/kebab.ts';
import { locales } from '../../src/core/registry.ts';
import { closestNames } from '../../src/core/search/closest.ts';
import { categories, type Operation, type Tool } from '../../src/core/tool.ts';
import { root } from '../command.ts';
import { iconsInSources, knownIcons } from '../site/icons.ts';
import { componentsOf, toPascal } from './page-parts.ts';

const toolsFolder = join(root, 'src/tools');
export const fieldTypes = Object.keys({ choice, choices, int, number, flag, text } satisfies Record<
  Field['type'],
  unknown
>);

/** The names that may have been meant; where none is near, all names of a short list. */
export function suggest(written: string, known: readonly string[]): string {
  const near = closestNames(written, known).slice(0, 3);
  if (near.length > 0) return `; did you mean ${near.map((name) => `“${name}”`).join(' or ')}?`;
  return known.length <= 20 ? `; there are ${known.join(', ')}` : '';
}

/** Reads the declaration of a tool, or returns the faults of its folder. */
export async function readTool(
  id: string,
  kinds: readonly string[],
): Promise<{ readonly tool?: Tool; readonly faults: readonly string[] }> {
  const file = `src/tools/${id}/tool.ts`;
  const faults = [
    ...checkFolder(id),
    ...locales.flatMap((locale) => checkMessageFile(`src/tools/${id}/${locale}.json`)),
  ];
  if (!existsSync(join(root, file))) return { faults };
  try {
    const { default: tool } = (await import(`../../${file}`)) as { default?: Tool };
    if (!tool?.operations) return { faults: [...faults, `${file}: must have “export default defineTool({ … })”`] };
    const wrong = [...checkNames(tool, kinds), ...checkComponents(id, tool)].map((fault) => `${file}: ${fault}`);
    return { tool, faults: [...faults, ...wrong] };
  } catch (error) {
    return { faults: [...faults, await describeImportError(file, error)] };
  }
}

function checkFolder(id: string): readonly string[] {
  const present = readdirSync(join(toolsFolder, id));
  const wanted = ['tool.ts', 'logic.ts', ...locales.map((locale) => `${locale}.json`)];
  const kebab = toKebab(id)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
      ? []
      : [`src/tools/${id}: the name of the folder is the id and must be kebab-case: ${kebab}`]),
    ...wanted.filter((name) => !present.includes(name)).map((name) => `src/tools/${id}/${name} is missing`),
  ];
}

/** Checks the parts of the messages that generating pages needs; the suite over all tools checks the rest. */
function checkMessageFile(file: string): readonly string[] {
  if (!existsSync(join(root, file))) return [];
  try {
    const messages = JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;
    const wanted = ['title', 'description', 'keywords', 'operations'];
    return wanted.filter((name) => !messages[name]).map((name) => `${file}: “${name}” is missing`);
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
}

/** Finds unknown names in a declaration. */
function checkNames({ category, icon, operations }: Tool, kinds: readonly string[]): readonly string[] {
  return [
    ...unknown('category', category, categories),
    ...unknown('icon', icon, knownIcons),
    ...Object.entries(operations).flatMap(([name, operation]) =>
      checkOperation(operation, kinds).map((fault) => `operation ${name}: ${fault}`),
    ),
  ];
}

/** Finds icons in pages that do not exist. That of a declaration is checked with its other names. */
export const checkIcons = (folder: string): readonly string[] =>
  iconsInSources(folder)
    .filter(({ file }) => !file.endsWith('/tool.ts'))
    .flatMap(({ icon, file }) => unknown('icon', icon, knownIcons).map((fault) => `src/${file}: ${fault}`));

function checkOperation(operation: Operation, kinds: readonly string[]): readonly string[] {
  const { alsoTakes = {}, options = {} } = operation;
  return [
    ...kindsOf(operation).flatMap((kind) => unknown('kind', kind, kinds)),
    ...Object.entries(options).flatMap(([option, { type }]) =>
      unknown('type of option', type, fieldTypes).map((fault) => `option ${option}: ${fault}`),
    ),
    ...Object.entries(alsoTakes).flatMap(([kind, values]) =>
      Object.keys(values)
        .flatMap((option) => unknown('option', option, Object.keys(options)))
        .map((fault) => `alsoTakes ${kind}: ${fault}`),
    ),
  ];
}

/** Finds components that have no file, or whose file does not export them. */
function checkComponents(id: string, { operations }: Tool): readonly string[] {
  const folder = join(toolsFolder, id, 'page');
  const known = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(.*)\.tsx$/.exec(name)?.[1] ?? []) : [];
  return Object.entries(operations).flatMap(([operation, declared]) =>
    componentsOf(declared).flatMap((name) => {
      const faults = unknown('file in the folder page for the component', name, known);
      const isExported = new RegExp(`export (?:function|const) ${toPascal(name)}\\b`);
      if (faults.length === 0 && !isExported.test(readFileSync(join(folder, `${name}.tsx`), 'utf8')))
        return [`operation ${operation}: page/${name}.tsx does not export ${toPascal(name)}`];
      return faults.map((fault) => `operation ${operation}: ${fault}`);
    }),
  );
}

const unknown = (what: string, written: string, known: readonly string[]): readonly string[] =>
  known.includes(written) ? [] : [`there is no ${what} “${written}”${suggest(written, known)}`];

const kindsOf = ({ input, alsoTakes = {}, fixes, output, options = {} }: Operation): readonly string[] => [
  ...(input === undefined ? [] : [input]),
  ...(fixes === undefined ? [] : [fixes]),
  ...Object.keys(alsoTakes),
  ...(typeof output === 'string' ? [output] : Object.values(output)),
  ...Object.values(options).flatMap((field) => ('kind' in field && field.kind !== undefined ? [field.kind] : [])),
];

/** Why a file cannot be imported, without the stack of the loader. */
export async function describeImportError(file: string, error: unknown): Promise<string> {
  const { message } = error as Error;
  const [, from = '', name = ''] = /module '([^']+)' does not provide an export named '([^']+)'/.exec(message) ?? [];
  if (from.startsWith('#')) {
    const exported = Object.keys((await import(from)) as object);
    return `${file}: ${from} does not export “${name}”${suggest(name, exported)}`;
  }
  // The compiler's message begins with a line that only announces it; the next one names the file.
  const reason = message
    .replace(/^Transform failed.*\n/, '')
    .replaceAll(`${root}/`, '')
    .trim();
  return reason.startsWith(file) ? reason : `${file}: ${reason}`;
}
