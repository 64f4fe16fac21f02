/** A recipe that runs on each of several files, as the services of a batch. */
import type { CoreMessages } from '#core/describe.ts';
import type { StepsQuestion } from '#core/execution/each.ts';
import type { Step } from '#core/execution/recipe.ts';
import { text } from '#core/fields.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Tool } from '#core/tool.ts';
import type { Host, ToolMemory } from '#page/services.ts';
import { recipePage } from '../../navigation/recipe-page.ts';
import { createPool } from '../../worker/host-pool.ts';
import { servicesId } from '../../worker/worker-protocol.ts';
import { type Own, stepServices } from '../recipe-services.ts';
import type { WorkspaceTexts } from '../recipe-types.ts';

/** Leaves a processor to the page. */
export const filePool = (open: () => Host): Host =>
  createPool(open, Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1)));

const filesTool = (kind: KindId): Tool => ({
  category: 'development',
  icon: 'list-check',
  operations: {
    run: { input: 'file', output: kind, examples: [], options: { recipe: { ...text(''), document: 'json' } } },
  },
});

/** Runs the steps that the option holds. */
const filesHost = (pool: Host, core: CoreMessages, { each }: WorkspaceTexts): Host => ({
  ...pool,
  async run(_, { input, options }, how) {
    const question: StepsQuestion = { steps: JSON.parse(String(options['recipe'])) as readonly Step[], core };
    const call = { operation: 'runFile', ...(input && { input }), options: { ...question } };
    const outcome = await pool.run(servicesId, call, how);
    if (!('failure' in outcome)) return outcome;
    const { failure } = outcome;
    return { ...outcome, failure: { ...failure, params: { message: each.noResult, ...failure.params } } };
  },
});

/**
 * For the table of the results.
 * @param kind of the results
 */
export function filesServices(
  pool: Host,
  core: CoreMessages,
  memory: ToolMemory,
  texts: WorkspaceTexts,
  kind: KindId = 'text',
): Own {
  const errors = { ...texts.each, failed: texts.each.failedFile };
  const messages = { title: texts.title, description: '', operations: {}, errors };
  return stepServices(
    { id: recipePage, tool: filesTool(kind), host: filesHost(pool, core, texts), messages },
    memory,
    'run',
  );
}

/** A file of an archive. */
export interface Entry {
  readonly name: string;
  readonly file: Blob;
}

/** Files as a ZIP archive; undefined where it cannot be made. */
export async function zipFiles(host: Host, entries: readonly Entry[]): Promise<Blob | undefined> {
  const call = {
    operation: 'archiveFiles',
    input: { repr: 'value', value: entries },
    options: { level: 6 },
  } as const;
  const outcome = await host.run('compression', call, { signal: new AbortController().signal });
  return 'value' in outcome ? (outcome.value as Blob) : undefined;
}
