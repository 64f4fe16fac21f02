/** `find_tools`, `detect` and `look_up`. */

import type { Layer, Peeled } from '#core/execution/peeled.ts';
import type { Step } from '#core/execution/recipe.ts';
import { fieldFromText } from '#core/fields.ts';
import { detectKinds } from '#core/kinds/detect.ts';
import { detectFileKinds } from '#core/kinds/detect-file.ts';
import { likely, matchFiles, matchKinds } from '#core/kinds/matching.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { createOperationNaming } from '#core/search/named-operation.ts';
import { loadTool } from '#host/load-tool.ts';
import { detectBlobType } from '#lib/files/detect-file-type.ts';
import type { Running } from './running.ts';
import type { Toolbox } from './toolbox.ts';

/** How many of each are listed. */
const most = { entries: 3, outputs: 6, kinds: 5, operations: 8, inside: 3 };

const nameOperation = createOperationNaming();

/** The tools that fit a query, with their operations; the one that the query names is first. */
export async function findTools(query: string, limit: number, toolbox: Toolbox): Promise<object> {
  const { tools, entries, isUnmatched } = await toolbox.search(query);
  const usable = tools.filter(({ operations }) => operations.length > 0);
  const found = usable.slice(0, limit).map((tool) => {
    const { id, title, description, operations } = tool;
    const named = nameOperation(query, tool);
    const sorted = named ? [named, ...operations.filter((operation) => operation !== named)] : operations;
    return { id, title, description, operations: sorted.map((operation) => briefly(id, operation)) };
  });
  return {
    ...(isUnmatched && {
      note: usable.length > 0 ? 'Nothing matches all words; these are the closest.' : 'No matches. Try other words.',
    }),
    tools: found,
    ...(usable.length > limit && { more: usable.length - limit }),
    ...(entries.length > 0 && {
      references: entries.slice(0, most.entries).map(({ tool, title, description }) => ({ tool, title, description })),
    }),
  };
}

/** An operation on one line: `hash-text/hash: Hash, text → {md5, sha1, …}`. */
function briefly(id: string, { name, title, input, output }: CatalogOperation): string {
  const names = typeof output === 'string' ? [] : Object.keys(output);
  const listed = names.slice(0, most.outputs).join(', ') + (names.length > most.outputs ? ', …' : '');
  const result = typeof output === 'string' ? output : `{${listed}}`;
  return `${id}/${name}: ${title}, ${input === undefined ? '' : `${input} `}→ ${result}`;
}

/** Detectors run between the messages of all clients: they get no more than this. */
const sampleLength = 65_536;

/** The kinds that a text may be, by its beginning. */
export const detectSample = (text: string) => detectKinds(text.slice(0, sampleLength));

/** What a text is, and what is encoded inside it. */
export async function detectText(text: string, { run, tools }: Pick<Running, 'run' | 'tools'>): Promise<object> {
  const kinds = detectSample(text).filter(({ confidence }) => confidence >= likely / 2);
  const matches = matchKinds(kinds, tools.catalog).slice(0, most.operations);
  const outcome = await run({ peel: text, hiddenTools: tools.hiddenTools });
  // What cannot be taken apart in time is still of some kind.
  const found = 'value' in outcome ? (outcome.value as readonly Peeled[]) : [];
  const inside = found.slice(0, most.inside).map(async ({ layers, confidence, kind, value }) => ({
    kind,
    confidence: rounded(confidence),
    layers: layers.map((layer) => layer.kind),
    steps: await Promise.all(layers.map(toStep)),
    ...(typeof value === 'string' && { begins: value.slice(0, 200).toWellFormed(), length: value.length }),
  }));
  return {
    kinds: kinds.slice(0, most.kinds).map(({ kind, confidence, errorLine }) => ({
      kind,
      confidence: rounded(confidence),
      ...(errorLine !== undefined && { errorLine }),
    })),
    operations: await Promise.all(
      matches.map(async ({ tool, operation, options = {}, field }) => ({
        ...(await toStep({ use: useOf(tool, operation), options })),
        ...(field !== undefined && { inOption: field }),
      })),
    ),
    ...(found.length > 0 && { inside: await Promise.all(inside) }),
  };
}

/** What a file is by its bytes. */
export async function detectFile(file: Blob, { catalog }: Toolbox): Promise<object> {
  const [type, kinds] = await Promise.all([detectBlobType(file), detectFileKinds(file)]);
  return {
    bytes: file.size,
    type: type ? { name: type.name, mimeType: type.mime, extension: type.extension } : null,
    kinds: kinds.map(({ kind, confidence }) => ({ kind, confidence: rounded(confidence) })),
    operations: [...matchKinds(kinds, catalog), ...matchFiles(catalog)]
      .slice(0, most.operations)
      .map(({ tool, operation }) => ({ use: useOf(tool, operation) })),
  };
}

const useOf = ({ id }: CatalogItem, operation: string): string => `${id}/${operation}`;

const rounded = (confidence: number): number => Math.round(confidence * 100) / 100;

/** A layer as a step of `run_recipe`; its options are those of a query. */
async function toStep({ use, options, pick }: Omit<Layer, 'kind'>): Promise<Step> {
  const [id = '', name = ''] = use.split('/');
  const { options: fields = {} } = (await loadTool(id)).operations[name] ?? {};
  const typed = Object.entries(options).map(([option, text]) => {
    const field = fields[option];
    return [option, field ? fieldFromText(field, text) : text];
  });
  return { use, ...(typed.length > 0 && { options: Object.fromEntries(typed) }), ...(pick !== undefined && { pick }) };
}
