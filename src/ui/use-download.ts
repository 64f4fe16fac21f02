import type { KindInfo } from '#core/kind.ts';
import type { DownloadName } from './save-file.ts';
import { useTool } from './tool.ts';

/** Downloads a value, under a name made of the tool's id and the kind's extension where no whole name is given. */
export function useDownload() {
  const { id } = useTool();
  return async (value: unknown, kind: KindInfo, name: DownloadName = {}) => {
    const { saveFile } = await import('./save-file.ts');
    await saveFile(id, value, kind, name);
  };
}
