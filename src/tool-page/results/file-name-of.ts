import type { ToolSession } from '#page/session/use-tool-session.ts';

type Named = Pick<ToolSession, 'operation' | 'options' | 'input'> & {
  readonly run?: Pick<ToolSession['run'], 'success'>;
};

/** The name that the operation declares for a download of its result; nothing where it declares none. */
export function fileNameOf({ operation: { fileName }, options, input, run }: Named): string | undefined {
  const inputName = 'file' in input ? input.file.name : '';
  if (fileName === undefined) return undefined;
  if (typeof fileName === 'object' && 'output' in fileName)
    return (run?.success?.value as Readonly<Record<string, string | null>> | undefined)?.[fileName.output] ?? undefined;
  if (typeof fileName === 'object' && 'without' in fileName) {
    const extension = fileName.without.find((known) => inputName.toLowerCase().endsWith(`.${known}`));
    return extension === undefined ? inputName || undefined : inputName.slice(0, -extension.length - 1);
  }
  const name = typeof fileName === 'string' ? fileName : fileName.names[String(options[fileName.by])];
  return name?.startsWith('.') ? (inputName ? inputName + name : undefined) : name;
}
