/**
 * Reads the folders `src/tools` and `src/kinds` and writes the indexes in `src/generated`, and the data sets of
 * `scripts/data`; they are never edited and never committed. A new tool or kind is a new folder: nothing else names it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Field, fieldToText, hasPane, isRegion } from '../src/core/fields.ts';
import type { Kind, Representation } from '../src/core/kind.ts';
import { formatMessage, messagesForLogic, type ToolMessages } from '../src/core/messages.ts';
import { recordOf } from '../src/core/record-of.ts';
import { type CatalogItem, type CatalogOperation, type Locale, locales } from '../src/core/registry.ts';
import type { Operation, Tool } from '../src/core/tool.ts';
import { type About, writeDataSets } from './data-sets.ts';
import { includeMessages, type WrittenMessages } from './declarations/included-messages.ts';
import { layoutOf, noParts, partsOf } from './declarations/page-parts.ts';
import { checkIcons, readTool } from './declarations/tool-faults.ts';
import { type EntrySource, publicOperations, toLibraryEntry, toLibraryIndex } from './package/library-entries.ts';
import { iconsInSources, toSprite } from './site/icons.ts';
import { toMenu } from './site/menu.ts';

const root = join(import.meta.dirname, '..');
const header = '// Written by scripts/registry.ts. Do not edit; not committed.\n';

const generated = join(root, 'src/generated');
const written = new Set<string>();

/** Writes only changed files, so that a watching server does not reload without need. */
function write(file: string, content: string): void {
  const path = join(generated, file);
  written.add(path);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const record = (name: string, ids: readonly string[], line: (id: string) => string, type = ''): string =>
  `export const ${name}${type} = {\n${ids.map((id) => `  '${id}': ${line(id)},\n`).join('')}};\n`;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The folders in a folder that have all these files, sorted. */
const foldersWith = (folder: string, files: readonly string[]): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && files.every((file) => existsSync(join(folder, entry.name, file))))
    .map((entry) => entry.name)
    .sort();

const identifier = (id: string): string => `kind_${id.replaceAll('-', '_')}`;

/** Writes the indexes of kinds; returns the representation of each. */
async function writeKinds(): Promise<ReadonlyMap<string, Representation>> {
  const folder = join(root, 'src/kinds');
  const ids = foldersWith(folder, ['kind.ts']);
  const kinds = await Promise.all(
    ids.map(async (id) => [id, (await import(`../src/kinds/${id}/kind.ts`)).default as Kind] as const),
  );
  const constant = (name: string, entries: readonly (readonly [string, object])[]) =>
    `${header}export const ${name} = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const;\n`;
  const info = kinds.map(
    ([id, { detect, detectBytes, detectPicture, extension, mime, ...rest }]) => [id, rest] as const,
  );
  write('kinds.ts', constant('kinds', info));
  // Only downloads need these: they add nothing to a page at first.
  const files = kinds.flatMap(([id, { extension, mime }]) =>
    extension || mime ? [[id, { extension, mime }] as const] : [],
  );
  write('file-kinds.ts', constant('fileKinds', files));
  const writeDetectors = (file: string, name: string, detector: 'detect' | 'detectBytes' | 'detectPicture') => {
    const detecting = kinds.filter(([, kind]) => kind[detector]).map(([id]) => id);
    write(
      file,
      header +
        detecting.map((id) => `import ${identifier(id)} from '#kinds/${id}/kind.ts';\n`).join('') +
        record(name, detecting, (id) => `${identifier(id)}.${detector}`),
    );
  };
  writeDetectors('detectors.ts', 'detectors', 'detect');
  writeDetectors('file-detectors.ts', 'fileDetectors', 'detectBytes');
  writeDetectors('picture-detectors.ts', 'pictureDetectors', 'detectPicture');
  // In one file with the other messages of the palette, which shows the names of kinds and is loaded lazily.
  for (const locale of locales) {
    const named = ids.filter((id) => existsSync(join(folder, id, `${locale}.json`)));
    const names = named.map((id) => [id, readJson<{ name: string }>(join(folder, id, `${locale}.json`)).name]);
    const messages = readJson<object>(join(root, `src/messages/palette.${locale}.json`));
    write(`palette.${locale}.json`, `${JSON.stringify({ ...messages, kinds: Object.fromEntries(names) }, null, 2)}\n`);
  }
  return new Map(kinds.map(([id, { repr }]) => [id, repr]));
}

/** All tools, by id. Exits this process where one of them cannot be read. */
async function readTools(folder: string): Promise<readonly (readonly [string, Tool])[]> {
  const kinds = foldersWith(join(root, 'src/kinds'), ['kind.ts']);
  const ids = foldersWith(folder, []).filter((id) => readdirSync(join(folder, id)).length > 0);
  const read = await Promise.all(ids.map((id) => readTool(id, kinds)));
  const faults = [...read.flatMap((one) => one.faults), ...checkIcons(join(root, 'src'))];
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  return read.flatMap(({ tool }, index) => (tool ? [[ids[index] ?? '', tool] as const] : []));
}

/** People search by English words in every language. */
const withEnglish = (own: WrittenMessages, english: WrittenMessages): readonly string[] => [
  ...new Set([...own.keywords, english.title, ...english.keywords]),
];

/** The catalog entry of an operation: the kinds that it accepts and gives. */
function toCatalogOperation(name: string, operation: Operation, messages: WrittenMessages): CatalogOperation {
  const { input, output, options = {} } = operation;
  const alsoTakes = [
    ...Object.entries(operation.alsoTakes ?? {}).map(([kind, values]) => ({
      kind,
      options: Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, fieldToText(options[field] as Field, value)]),
      ),
    })),
    ...Object.entries(options).flatMap(([field, declared]) =>
      declared.type === 'text' && declared.kind && !declared.secret
        ? [{ kind: declared.kind, field, ...(hasPane(declared) ? { isDocument: true as const } : {}) }]
        : [],
    ),
  ];
  return {
    name,
    title: messages.operations[name] ?? name,
    ...(input ? { input } : {}),
    output,
    ...(alsoTakes.length > 0 ? { alsoTakes } : {}),
    ...(operation.fixes ? { fixes: operation.fixes } : {}),
    ...(Object.values(options).some(hasPane) ? { isPair: true } : {}),
  };
}

/** The labels of options whose values are countries, by option. */
function regionNames(operations: Tool['operations'], locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const fields = Object.values(operations).flatMap(({ options = {} }) => Object.entries(options));
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      field.type === 'choice' && field.names === 'region'
        ? [[name, Object.fromEntries(field.values.filter(isRegion).map((code) => [code, names.of(code) ?? code]))]]
        : [],
    ),
  );
}

/** The message that names a data set, filled in; a date without a day is a month. */
async function describeSource(message = '', id: string, locale: Locale): Promise<string> {
  const { title, version, date } = (await import(join(generated, `data/${id}-about.ts`))).default as About;
  const day = /^\d+-\d+-\d+$/.test(date) ? ({ day: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...day, timeZone: 'UTC' });
  return formatMessage(message, { title, version, date: format.format(new Date(date)) }, locale);
}

/** The examples of a tool by operation, with their names, for its page. */
function examplesAsJson(id: string, operations: Tool['operations'], names: ToolMessages['examples'] = {}): string {
  const byOperation = Object.fromEntries(
    Object.entries(operations).map(([name, { examples = [] }]) => [
      name,
      examples.map((example) => ({ ...example, name: names[example.id] ?? '' })),
    ]),
  );
  const json = JSON.stringify(byOperation, null, 2);
  if (!isDeepStrictEqual(JSON.parse(json), byOperation)) throw new Error(`Examples of ${id} are not JSON`);
  return `${json}\n`;
}

async function writeTools(representations: ReadonlyMap<string, Representation>): Promise<void> {
  const folder = join(root, 'src/tools');
  const tools = await readTools(folder);
  const ids = tools.map(([id]) => id);
  const writtenMessages = (id: string, locale: Locale) => readJson<WrittenMessages>(join(folder, id, `${locale}.json`));
  const including = new Set(ids.filter((id) => writtenMessages(id, 'en').include));
  /** Those whose logic has messages, their own or included ones. */
  const composing = new Set<string>();
  for (const [id, { operations, page }] of tools)
    for (const locale of locales) {
      const written = writtenMessages(id, locale);
      const merged = including.has(id) ? includeMessages(written, locale, operations) : written;
      if (including.has(id)) write(`messages/${id}.${locale}.json`, `${JSON.stringify(merged, null, 2)}\n`);
      // Keywords are for search only, which has them from the catalog; messages that only a run can need are loaded
      // after the page.
      const { keywords: _, answers: __, errors = {}, notices = {}, logic: ___, examples, ...messages } = merged;
      const logic = messagesForLogic(operations, merged);
      const values = { ...messages.values };
      for (const [name, regions] of Object.entries(regionNames(operations, locale)))
        values[name] = { ...values[name], ...regions };
      const pageMessages = {
        ...messages,
        ...(Object.keys(values).length > 0 && { values }),
        ...(page?.data && { source: await describeSource(messages.source, page.data, locale) }),
      };
      write(`page-messages/${id}.${locale}.json`, `${JSON.stringify(pageMessages, null, 2)}\n`);
      write(`page-examples/${id}.${locale}.json`, examplesAsJson(id, operations, examples));
      write(`run-messages/${id}.${locale}.json`, `${JSON.stringify({ errors, notices }, null, 2)}\n`);
      if (!logic) continue;
      composing.add(id);
      write(`logic-messages/${id}.${locale}.json`, `${JSON.stringify(logic, null, 2)}\n`);
    }
  /** The path of the messages of a tool, from `src`. */
  const messageFileOf = (id: string, locale: Locale) =>
    including.has(id) ? `generated/messages/${id}.${locale}.json` : `tools/${id}/${locale}.json`;

  const having = (file: string) => ids.filter((id) => existsSync(join(folder, id, file)));
  const json = (id: string, locale: Locale) =>
    `${locale}: () => import('../${messageFileOf(id, locale)}', { with: { type: 'json' } })`;

  write(
    'tools.ts',
    header +
      record(
        'tools',
        ids,
        (id) =>
          `{ tool: () => import('../tools/${id}/tool.ts'), ${locales.map((locale) => json(id, locale)).join(', ')} }`,
      ),
  );
  write(
    'logic.ts',
    // The compiler checks that logic exports what its declaration promises.
    `${header}import type { LogicOf } from '#core/tool.ts';\ntype Load<T> = () => Promise<T>;\n` +
      record(
        'logics',
        having('logic.ts'),
        (id) =>
          `(() => import('../tools/${id}/logic.ts')) satisfies Load<LogicOf<typeof import('../tools/${id}/tool.ts').default>>`,
      ),
  );
  write(
    'entries.ts',
    header + record('entries', having('entries.ts'), (id) => `() => import('../tools/${id}/entries.ts')`),
  );
  const logicMessages = (id: string, locale: Locale) => `logic-messages/${id}.${locale}.json`;
  write(
    'logic-messages.ts',
    header +
      record(
        'logicMessages',
        [...composing],
        (id) =>
          `{ ${locales.map((locale) => `${locale}: () => import('./${logicMessages(id, locale)}')`).join(', ')} }`,
      ),
  );
  const callable = tools.filter(([, tool]) => publicOperations(tool).length > 0);
  const sources = callable.map(
    ([id, tool]): EntrySource => ({
      id,
      tool,
      messages: readJson(join(root, 'src', messageFileOf(id, 'en'))),
      representations,
      messageFiles: recordOf(locales, (locale) => messageFileOf(id, locale)),
      ...(composing.has(id) && {
        logicMessageFiles: recordOf(locales, (locale) => `generated/${logicMessages(id, locale)}`),
      }),
    }),
  );
  for (const source of sources) write(`library/${source.id}.ts`, header + toLibraryEntry(source));
  write('library.ts', header + toLibraryIndex(sources));
  const ownPages = having('page.tsx');
  const parts = new Map(tools.map(([id, tool]) => [id, partsOf(id, tool)]));
  for (const [id, { later }] of parts) if (later) write(`components/${id}.ts`, header + later);
  const layouts = new Map(tools.map(([id, tool]) => [id, layoutOf(tool)]));
  for (const locale of locales) {
    for (const id of ids) {
      const layout = layouts.get(id);
      const page = ownPages.includes(id)
        ? `Page from '../../../tools/${id}/page.tsx'`
        : layout === 'generic'
          ? `{ GenericPage as Page } from '../../../tool-page/layouts/tool-layout.tsx'`
          : `Page from '../../../tool-page/layouts/${layout}-page.tsx'`;
      const { imports, entries } = parts.get(id) ?? noParts;
      write(
        `pages/${locale}/${id}.ts`,
        `${header}import { createExampleParts } from '../../../tool-page/examples/example-parts.ts';\n` +
          `import tool from '../../../tools/${id}/tool.ts';\n` +
          `import messages from '../../page-messages/${id}.${locale}.json';\n` +
          `import ${page};\n` +
          imports.join('') +
          `const loadMessages = async () => (await import('../../run-messages/${id}.${locale}.json')).default;\n` +
          `const examples = createExampleParts(tool, async () => (await import('../../page-examples/${id}.${locale}.json')).default);\n` +
          `export default { tool, messages, loadMessages, Page, ...examples${entries.length > 0 ? `, parts: { ${entries.join(', ')} }` : ''} };\n`,
      );
    }
    write(`pages.${locale}.ts`, header + record('pages', ids, (id) => `() => import('./pages/${locale}/${id}.ts')`));
  }

  const icons = new Set(iconsInSources(join(root, 'src')).map(({ icon }) => icon));
  for (const locale of locales) {
    const items = tools.map(([id, { operations, ...tool }]): CatalogItem => {
      const messages = writtenMessages(id, locale);
      const { title, description } = messages;
      icons.add(tool.icon);
      return {
        id,
        ...tool,
        title,
        description,
        keywords: locale === 'en' ? messages.keywords : withEnglish(messages, writtenMessages(id, 'en')),
        operations: Object.entries(operations)
          .filter(([, { internal }]) => !internal)
          .map(([name, operation]) => toCatalogOperation(name, operation, messages)),
      };
    });
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const catalog = items.sort((a, b) => compare(a.title, b.title));
    write(`catalog.${locale}.json`, `${JSON.stringify(catalog)}\n`);
    if (locale === 'en') {
      const names = catalog.map(({ id, shortName, redirectFrom }) => ({ id, shortName, redirectFrom }));
      write('tool-names.json', `${JSON.stringify(names)}\n`);
    }
    const messages = readJson<object>(join(root, `src/messages/${locale}.json`));
    write(`shell.${locale}.json`, `${JSON.stringify({ messages, menu: toMenu(catalog) })}\n`);
  }
  write('icons.svg', toSprite([...icons].sort()));
}

/** Removes the files generated for tools and kinds that no longer exist. */
function removeOthers(): void {
  for (const entry of readdirSync(generated, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path)) rmSync(path);
  }
}

await writeDataSets(generated, write, (file) => written.add(join(generated, file)));
await writeTools(await writeKinds());
removeOthers();
