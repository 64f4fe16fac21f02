/** Resources: the reference tables, such as HTTP status codes, as CSV. */
import { type ReadResourceResult, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { catalog } from '#host/catalog.ts';
import { references } from './find.ts';
import { CallError } from './problem.ts';
import type { Running } from './running.ts';

const scheme = 'penknife://reference/';
const mimeType = 'text/csv';

/** The tables, as they are listed. */
export const resources: readonly Resource[] = [...references.keys()].map((id) => {
  const { title = id, description = '' } = catalog.find((item) => item.id === id) ?? {};
  return { uri: `${scheme}${id}`, name: id, title, description, mimeType };
});

/**
 * A whole table.
 * @throws ResourceNotFoundError for an unknown one
 */
export async function readResource(uri: string, running: Running): Promise<ReadResourceResult> {
  const id = uri.startsWith(scheme) ? uri.slice(scheme.length) : '';
  const operation = references.get(id);
  if (operation === undefined) throw new ResourceNotFoundError(uri);
  const outcome = await running.run({ tool: id, operation, input: '' });
  if ('failure' in outcome) throw new CallError(outcome.failure);
  return { contents: [{ uri, mimeType, text: String(outcome.value) }] };
}
