import type { ReactNode } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { SaveCode } from '#page/qr/save-code.tsx';
import { pictureSizes } from '#page/results/pictures/rasterize.ts';
import { SavePicture } from '#page/results/pictures/save-picture.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { printPicture } from './print-picture.ts';

const kinds = { qr: fileKind('svg'), text: fileKind('text'), card: fileKind('svg') };

/** The text of the code and the card; both pictures with what saves them in other forms. */
export function CodeRows({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const code = resultOf(session, 'build');
  if (!code) return null;
  const { qr, card } = code;
  const actions: Readonly<Record<string, ReactNode>> = {
    // Below the code, which is the headline.
    text: qr && (
      <>
        <SaveCode session={session} svg={qr} />
        {card && (
          <Button icon="printer" onClick={() => printPicture(card)}>
            {message('printCard')}
          </Button>
        )}
      </>
    ),
    card: card && (
      <SavePicture session={session} svg={card} name="wifi-card" sizes={pictureSizes(card)} others={[printed(card)]} />
    ),
  };
  return <ValueRows values={code} kinds={kinds} labelOf={labelOf} lookOf={(name) => ({ actions: actions[name] })} />;
}

/** The card as a PDF, made by code that is loaded on request. */
const printed = (card: string) => ({
  extension: 'pdf',
  make: async () => {
    const { drawCardPdf } = await import('./draw-card-pdf.ts');
    const [width, height] = sizeOf(card);
    return drawCardPdf(card, width, height);
  },
});

/** Width and height, as the card says them. */
function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}
