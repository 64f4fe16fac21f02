import { type Context, ToolError } from '#core/tool.ts';
import { checkDepth } from '#lib/data/depth.ts';
import type { Comment, Node, ObjectNode } from '#lib/data/node.ts';
import { pickDocument } from '#lib/data-conversion/pick-document.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { isBlank } from '#lib/json/source.ts';
import { readYaml } from '#lib/yaml/read.ts';
import { toNode } from './tree.ts';

type Host = Pick<Context, 'notice' | 'progress'>;

/** A Compose file, to be changed or read. */
export interface ComposeFile {
  readonly root: ObjectNode;
  readonly after: Comment[];
}

/**
 * Reads the text of a Compose file.
 * @throws ToolError `not-compose`, and those of YAML
 */
export function parseCompose(text: string, host: Host): ComposeFile {
  const document = readYaml(text, { version: '1.2', merge: true, tags: 'drop', duplicates: 'error' }, host);
  checkDepth(document.values, (offset) => offset);
  const root = pickDocument(document, 1, host);
  if (root?.type !== 'object') throw new ToolError('not-compose', {}, root?.start ?? 0);
  return { root, after: document.after };
}

/** The Compose file of the option `existing`, or an empty one. Errors and notices have their place there. */
export function readCompose(text: string, host: Host): ComposeFile {
  if (isBlank(text)) return { root: toNode(new Map()) as ObjectNode, after: [] };
  const inside = { ...host, notice: relocateNoticeToOption('existing', host.notice) };
  return relocateToOption('existing', () => {
    const file = parseCompose(text, inside);
    for (const key of ['services', 'networks', 'volumes']) memberOf(file, key);
    return file;
  });
}

/** A member of a map that is a map itself. An empty one (null) is replaced by a map. */
export function memberOf({ root }: Pick<ComposeFile, 'root'>, key: string): ObjectNode | undefined {
  const index = root.entries.findIndex((entry) => entry.key === key);
  const entry = root.entries[index];
  if (!entry) return undefined;
  if (entry.value.type === 'object') return entry.value;
  const isEmpty = entry.value.type === 'null';
  if (!isEmpty) throw new ToolError('not-compose', {}, entry.value.start);
  const value: Node = { ...(toNode(new Map()) as ObjectNode), comments: entry.value.comments };
  root.entries[index] = { ...entry, value };
  return value;
}
