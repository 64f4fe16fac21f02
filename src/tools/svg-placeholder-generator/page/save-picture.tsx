import { useState } from 'react';
import { fileKind } from '#core/file-kinds.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Notices } from '#ui/display/notices.tsx';
import type messages from '../en.json';
import { type PictureType, pictureSizes, rasterize } from './rasterize.ts';

const types: readonly PictureType[] = ['png', 'jpeg', 'webp'];

export interface SavePictureProps {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Saves or copies the picture in pixels, at up to three times its size. */
export function SavePicture({ svg, width, height }: SavePictureProps) {
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const [chosen, setChosen] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const forms = types.flatMap((type) =>
    pictureSizes(width, height).map((size) => ({
      ...size,
      id: `${type}-${size.scale}`,
      type,
      label: message('asIs', { type: type.toUpperCase(), width: size.width, height: size.height }),
    })),
  );
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  if (!form) return null;
  const draw = () => rasterize(svg, form.type, form.width, form.height);
  const save = async () => {
    setFailed(false);
    try {
      const fileName = `placeholder-${form.width}x${form.height}.${form.type === 'jpeg' ? 'jpg' : form.type}`;
      await download(await draw(), fileKind('bytes'), { fileName });
    } catch {
      // The browser has too little memory for a picture of this size.
      setFailed(true);
    }
  };
  return (
    <>
      <ControlRow>
        <Select
          aria-label={message('format')}
          options={forms.map(({ id, label }) => ({ value: id, label }))}
          value={form.id}
          onChange={setChosen}
        />
        <Button icon="download" onClick={() => void save()}>
          {message('savePicture')}
        </Button>
        {/* The clipboard takes pictures as PNG only. */}
        {form.type === 'png' && <CopyButton wide label={message('copyPicture')} content={draw} />}
      </ControlRow>
      <Notices messages={hasFailed ? [message('tooLarge')] : []} />
    </>
  );
}
