import type { KindInfo } from '#core/kind.ts';
import { contentOf, fileNameOf } from './result-content.ts';
import { useTool } from './tool.ts';

/** Downloads a value, under a name made of the tool's id and the kind's extension where none is given. */
export function useDownload() {
  const { id } = useTool();
  return async (value: unknown, kind: KindInfo, name?: string) => {
    const content = contentOf(value);
    const blob = content instanceof Blob ? content : new Blob([content], { type: kind.mime ?? 'text/plain' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name ?? (await fileNameOf(id, kind, blob));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
}
