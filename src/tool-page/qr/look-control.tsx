import { useState } from 'react';
import type messages from '#lib/qr/en.json';
import { qrOptions } from '#lib/qr/options.ts';
import { toEmbedded } from '#page/results/pictures/rasterize.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Notices } from '#ui/display/notices.tsx';

const transparent = 'transparent';

export interface LookControlProps {
  /** Its operation has the options of QR codes. */
  readonly session: Pick<ToolSession, 'options' | 'setOption'>;
}

/** Puts a picture into the middle of a QR code, and takes away its background. */
export function LookControl({ session: { options, setOption } }: LookControlProps) {
  const { message } = useToolMessages<typeof messages>();
  const [hasFailed, setFailed] = useState(false);
  const hasLogo = options['logo'] !== '';
  const isTransparent = options['background'] === transparent;
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const logo = await toEmbedded(file).catch(() => undefined);
    setFailed(logo === undefined);
    if (logo !== undefined) setOption('logo', logo);
  };
  return (
    <>
      <ControlRow>
        <FileButton
          icon="photo"
          accept="image/*"
          label={message(hasLogo ? 'otherLogo' : 'chooseLogo')}
          onFiles={(files) => void choose(files)}
        />
        {hasLogo && (
          <Button icon="trash" onClick={() => setOption('logo', '')}>
            {message('removeLogo')}
          </Button>
        )}
        <Button
          icon="background"
          aria-pressed={isTransparent}
          onClick={() => setOption('background', isTransparent ? qrOptions.background.default : transparent)}
        >
          {message('transparent')}
        </Button>
      </ControlRow>
      <Notices messages={hasFailed ? [message('noLogo')] : []} />
    </>
  );
}
