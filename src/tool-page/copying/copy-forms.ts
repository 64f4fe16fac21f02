import { commandFor } from '#lib/command-for.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

/** A way to write a result for another place: a string literal, the same without quotes, a word of a shell, a command. */
export type CopyForm = 'quoted' | 'escaped' | 'shell' | 'command';

/**
 * Other forms of a result, if it has them: a JSON string (also one of JavaScript, Java, C# and Go), the content of its
 * quotes, a word of a POSIX shell, and the command that makes it.
 */
export function copyForms(
  id: string,
  { tool, name, options, input }: Pick<ToolSession, 'tool' | 'name' | 'options' | 'input'>,
  value: unknown,
): Readonly<Partial<Record<CopyForm, string>>> {
  const source = 'text' in input ? { text: input.text } : 'file' in input ? { file: input.file.name } : undefined;
  const takesInput = tool.operations[name]?.input !== undefined;
  const command = source && commandFor(id, tool, name, options, takesInput ? source : {});
  if (typeof value !== 'string') return command === undefined ? {} : { command };
  const quoted = JSON.stringify(value);
  return {
    quoted,
    escaped: quoted.slice(1, -1),
    ...(value.includes('\0') ? {} : { shell: quoteForShell(value) }),
    ...(command !== undefined && { command }),
  };
}
