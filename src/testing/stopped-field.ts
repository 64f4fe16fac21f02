import { carryOut, type Limit, type Logic, plainContext, prepare } from '#core/execute.ts';
import { type Tool, ToolError } from '#core/tool.ts';

/** A host without patience. */
const stop: Limit = (_work, _milliseconds, { code, params, at }) => {
  throw new ToolError(code, params, at);
};

/** The option whose pattern a host could stop during a run. */
export async function stoppedField(
  logic: object,
  tool: Tool,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const operation = tool.operations[name];
  if (!operation) throw new Error(`no operation ${name}`);
  const outcome = await carryOut(logic as Logic, prepare(name, operation, input, options), plainContext(), stop);
  return 'failure' in outcome && outcome.failure.code === 'pattern-too-slow' ? outcome.failure.at?.field : undefined;
}
