import type { KindInfo } from '#core/kind.ts';
import { contentOf, fileNameOf } from './result-content.ts';
import { useTool } from './tool.ts';

/** What to call a download. */
export interface DownloadName {
  /** The whole name, with its extension. */
  readonly fileName?: string | undefined;
  /** Which of several values it is. */
  readonly part?: string;
}

/** Downloads a value, under a name made of the tool's id and the kind's extension where no whole name is given. */
export function useDownload() {
  const { id } = useTool();
  return async (value: unknown, kind: KindInfo, { fileName, part }: DownloadName = {}) => {
    const content = contentOf(value);
    const blob = content instanceof Blob ? content : new Blob([content], { type: kind.mime ?? 'text/plain' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName ?? (await fileNameOf(part === undefined ? id : `${id}-${part}`, kind, blob));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
}
