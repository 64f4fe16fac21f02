import type { Operation, Tool } from '#core/tool.ts';
import { run } from '#host/run.ts';
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { loadExamples } from '#page/examples/examples.ts';
import type { ToolServices } from '#page/services.ts';
import { logics, tools } from '#testing/sample-tool.ts';
import { emptyServices } from '../boot/services.ts';

/** A tool for the demos of components that show tools: it runs in the page, and nothing is stored. */
export async function loadSampleServices(): Promise<ToolServices> {
  const [{ default: tool }, { default: messages }, logic] = await Promise.all([
    tools.sample.tool(),
    tools.sample.en(),
    logics.sample(),
  ]);
  const examples = Object.entries(tool.operations).map(([name, { examples = [] }]: [string, Operation]) => [
    name,
    examples,
  ]);
  await loadExamples(tool as Tool, async () => Object.fromEntries(examples));
  return {
    id: 'sample',
    tool: tool as Tool,
    messages,
    linkTo: (id) => ({ href: id, title: id }),
    memory: {
      ...emptyServices.memoryOf('sample'),
      readKept: (part) => (part === 'inputs' ? { texts: ['one input', 'two\nlines'] } : undefined),
      keepsInputs: { get: () => true, set: () => {} },
      readOrigin: () => ({ tool: 'hash-text', href: 'hash-text' }),
    },
    control: { current: undefined },
    arrangement: { railCollapsed: { get: () => false, set() {} }, paneShare: { get: () => undefined, set() {} } },
    findMatchingTools: async () => ({
      kinds: [{ kind: 'json', confidence: 1, name: 'JSON' }],
      detected: [{ kind: 'json', confidence: 1 }],
      matching: [
        {
          tool: 'json-prettify',
          title: 'JSON formatter',
          icon: 'braces',
          operation: 'Format',
          href: 'json-prettify',
        },
        { tool: 'hash-text', title: 'Hash', icon: 'fingerprint', operation: 'Hash', href: 'hash-text' },
      ],
    }),
    searchWith: () => {},
    readText: async (file) => toBigText(await file.text()),
    transcode: async (file) => ({ value: file, notices: [], duration: 0 }),
    seeCode: async () => false,
    firstOutcome: () => undefined,
    host: {
      async run(_, call, { signal }) {
        const start = performance.now();
        const outcome = await run({ logic }, call, { signal });
        return { ...outcome, duration: performance.now() - start };
      },
    },
  };
}
