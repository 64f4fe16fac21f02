import type { Tool } from '#core/tool.ts';
import type { PictureSize } from '#page/results/pictures/rasterize.ts';
import { SavePicture } from '#page/results/pictures/save-picture.tsx';
import { inputValue } from '#page/services.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

export interface SaveCodeProps {
  /** Its tool has the operation `print`. */
  readonly session: ToolSession;
  /** The code as `drawSvg` of `#lib/qr` makes it. */
  readonly svg: string;
}

/** Saves a QR code as a picture in pixels, as PDF or as EPS. */
export function SaveCode({ session, svg }: SaveCodeProps) {
  const execute = useExecute<Tool>();
  const others = ['pdf', 'eps'].map((paper) => ({
    extension: paper,
    make: async () => {
      const outcome = await execute('print', inputValue(session.input), { ...session.options, paper });
      return 'value' in outcome && outcome.value instanceof Blob ? outcome.value : undefined;
    },
  }));
  return <SavePicture svg={svg} name="qr-code" sizes={[sizeOf(svg)]} others={others} />;
}

/** The size at which modules are whole pixels. */
function sizeOf(svg: string): PictureSize {
  const [size = 0, modules = 1] = [/ width="(\d+)"/, / viewBox="0 0 (\d+)/].map((part) => Number(part.exec(svg)?.[1]));
  const side = modules * Math.max(1, Math.floor(size / modules));
  return { width: side, height: side };
}
