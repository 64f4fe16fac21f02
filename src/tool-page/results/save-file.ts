import type { FileKind } from '#core/kind.ts';
import { contentOf } from '#ui/display/values/result-content.ts';

/** What to call a download. */
export interface DownloadName {
  /** The whole name, with its extension. */
  readonly fileName?: string | undefined;
  /** Which of several values it is. */
  readonly part?: string;
}

/** Downloads a value, under a name made of `base` and the kind's extension where no whole name is given. */
export async function saveFile(base: string, value: unknown, kind: FileKind, { fileName, part }: DownloadName) {
  const content = contentOf(value);
  const blob = content instanceof Blob ? content : new Blob([content], { type: kind.mime });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? (await fileNameOf(part === undefined ? base : `${base}-${part}`, kind, blob));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A name for a download. Bytes of no declared type get the extension of the type they show themselves to be. */
async function fileNameOf(base: string, { extension }: FileKind, blob: Blob): Promise<string> {
  if (extension !== 'bin') return `${base}.${extension}`;
  const { detectFileType } = await import('#lib/files/detect-file-type.ts');
  const head = new Uint8Array(await blob.slice(0, 4_096).arrayBuffer());
  return `${base}.${detectFileType(head)?.extension ?? extension}`;
}
