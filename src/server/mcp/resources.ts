/** Resources: the reference tables, such as HTTP status codes, as CSV. */
import { type ReadResourceResult, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { CallError } from './problem.ts';
import type { Running } from './running.ts';
import type { Toolbox } from './toolbox.ts';

const scheme = 'penknife://reference/';
const mimeType = 'text/csv';

/** The tables, as they are listed. */
export const listResources = ({ catalog, references }: Toolbox): readonly Resource[] =>
  catalog
    .filter(({ id }) => references.has(id))
    .map(({ id, title, description }) => ({ uri: `${scheme}${id}`, name: id, title, description, mimeType }));

/**
 * A whole table.
 * @throws ResourceNotFoundError for an unknown one
 */
export async function readResource(uri: string, running: Running): Promise<ReadResourceResult> {
  const id = uri.startsWith(scheme) ? uri.slice(scheme.length) : '';
  const operation = running.tools.references.get(id);
  if (operation === undefined) throw new ResourceNotFoundError(uri);
  const outcome = await running.run({ tool: id, operation, input: '' });
  if ('failure' in outcome) throw new CallError(outcome.failure);
  return { contents: [{ uri, mimeType, text: String(outcome.value) }] };
}
