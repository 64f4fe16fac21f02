import type { Tool } from '#core/tool.ts';
import { pixelSize } from '#page/results/pictures/rasterize.ts';
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
  return <SavePicture session={session} svg={svg} sizes={[pixelSize(svg)]} others={others} />;
}
