import { fileKind } from '#core/kinds/file-kinds.ts';
import { useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

/** Downloads an SVG as a PNG, or as it is where the browser cannot draw it. */
export function DownloadPicture({ svg }: { readonly svg: string }) {
  const { id, tool } = useTool();
  const { t } = useMessages();
  const download = useDownload();
  const save = async () => {
    const { pictureName, pixelSize, rasterize } = await import('./rasterize.ts');
    const size = pixelSize(svg);
    const fileName = pictureName(tool.shortName ?? id, 'png', size);
    const png = await rasterize(svg, 'png', size.width, size.height).catch(() => undefined);
    await (png ? download(png, fileKind('bytes'), { fileName }) : download(svg, fileKind('svg')));
  };
  return (
    <Button tone="primary" icon="download" onClick={() => void save()}>
      {t('downloadIn', { format: 'PNG' })}
    </Button>
  );
}
