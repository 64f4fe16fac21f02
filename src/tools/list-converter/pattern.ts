import { type Context, ToolError } from '#core/tool.ts';

/** How long the patterns of one step may take, in milliseconds. */
const timeLimit = 2_000;
/** Between two looks at the clock. */
const uses = 16;

/** A regular expression typed into an option, and what watches over its use. */
export interface Pattern {
  readonly regex: RegExp;
  /**
   * To be called before each use.
   * @throws ToolError `pattern-too-slow` after two seconds
   */
  readonly check: () => void;
}

/**
 * Compiles what an option holds; it is global, and knows Unicode.
 * @throws ToolError `code` {reason}, in the option
 */
export function readPattern(source: string, field: string, code: string, ctx: Context): Pattern {
  const regex = compile(source, field, code);
  const start = ctx.now().getTime();
  let count = 0;
  const check = () => {
    if (count++ % uses > 0) return;
    ctx.progress(0);
    if (ctx.now().getTime() - start > timeLimit) throw new ToolError('pattern-too-slow', {}, { offset: 0, field });
  };
  return { regex, check };
}

function compile(source: string, field: string, code: string): RegExp {
  try {
    return new RegExp(source, 'gu');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Some engines repeat the whole expression before they say what is wrong with it.
    const reason = message.slice(message.lastIndexOf(': ') + 1).trim();
    throw new ToolError(code, { reason }, { offset: 0, field });
  }
}
