import type { FileKind } from '#core/kind.ts';
import type { DownloadName } from '#page/results/save-file.ts';
import { useTool } from '#page/services.ts';
import { reportMissingCode } from '#ui/page-hints.ts';

/** Downloads a value, under a name made of the tool's id and the kind's extension where no whole name is given. */
export function useDownload() {
  const { id } = useTool();
  return async (value: unknown, kind: FileKind, name: DownloadName = {}) => {
    const loaded = await import('#page/results/save-file.ts').catch(reportMissingCode);
    await loaded?.saveFile(id, value, kind, name);
  };
}
