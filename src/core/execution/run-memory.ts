import type { Context } from '#core/tool.ts';

interface Entry {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
  readonly notices: readonly Parameters<Context['notice']>[];
}

/** What runs have made of their inputs, kept for the next one: the operations of a page take the same. */
export class RunMemory {
  private entries: Entry[] = [];
  private tool: object | undefined;

  /**
   * The `reuse` of a run's context. What neither this run nor the one before it of the same tool used is forgotten.
   * @param tool anything by which the tool is known
   */
  start(tool: object, notice: Context['notice']): Context['reuse'] {
    const known = tool === this.tool ? this.entries : [];
    const used: Entry[] = [];
    this.entries = used;
    this.tool = tool;
    return (inputs, make) => {
      const isSame = (entry: Entry) =>
        entry.inputs.length === inputs.length && entry.inputs.every((input, index) => Object.is(input, inputs[index]));
      const entry = used.find(isSame) ?? known.find(isSame) ?? makeEntry(inputs, make);
      if (!used.includes(entry)) used.push(entry);
      for (const [code, params, at, offers] of entry.notices) notice(code, params, at, offers);
      // Equal inputs, of which the first names what is made, have a value of the same type.
      return entry.value as ReturnType<typeof make>;
    };
  }
}

function makeEntry(inputs: readonly unknown[], make: (notice: Context['notice']) => unknown): Entry {
  const notices: Parameters<Context['notice']>[] = [];
  const value = make((...reported) => notices.push(reported));
  return { inputs, value, notices };
}
