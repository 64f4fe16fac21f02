import type { ToolSession } from '#page/session/use-tool-session.ts';

type Named = Pick<ToolSession, 'operation' | 'options' | 'input'>;

/** The name that the operation declares for a download of its result; nothing where it declares none. */
export function fileNameOf({ operation: { fileName }, options, input }: Named): string | undefined {
  const inputName = 'file' in input ? input.file.name : '';
  if (fileName === undefined) return undefined;
  if (typeof fileName === 'object' && 'without' in fileName) {
    const extension = fileName.without.find((known) => inputName.toLowerCase().endsWith(`.${known}`));
    return extension === undefined ? inputName || undefined : inputName.slice(0, -extension.length - 1);
  }
  const name = typeof fileName === 'string' ? fileName : fileName.names[String(options[fileName.by])];
  return name?.startsWith('.') ? (inputName ? inputName + name : undefined) : name;
}
