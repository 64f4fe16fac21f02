import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import type messages from '#lib/picture/en.json';
import { useNewest } from '#page/copying/use-newest.ts';
import { useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { type PictureSize, type PictureType, pictureName, rasterize } from './rasterize.ts';
import classes from './save-picture.module.css';

const types: readonly PictureType[] = ['png', 'jpeg', 'webp'];

export interface SavePictureProps {
  /** Its result has the picture. */
  readonly session: ToolSession;
  readonly svg: string;
  /** The sizes in which it can be drawn, in pixels. */
  readonly sizes: readonly PictureSize[];
  /** Of the files, before their size and extension; the tool's where absent. */
  readonly name?: string;
  /** Other forms, each with what makes it; nothing where that fails. */
  readonly others?: readonly { readonly extension: string; readonly make: () => Promise<Blob | undefined> }[];
}

/** Saves an SVG as a picture in pixels or in another form, or copies it. */
export function SavePicture({ session, svg, sizes, name, others = [] }: SavePictureProps) {
  const { id, tool } = useTool();
  const { message } = useToolMessages<typeof messages>();
  const download = useDownload();
  const [chosen, setChosen] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const base = name ?? tool.shortName ?? id;
  const forms = [
    ...types.flatMap((type) =>
      sizes.map(({ width, height }, index) => ({
        id: `${type}-${index}`,
        label: message('asIs', { type: type.toUpperCase(), width, height }),
        fileName: pictureName(base, type, { width, height }),
        make: (): Promise<Blob | undefined> => rasterize(svg, type, width, height),
      })),
    ),
    ...others.map(({ extension, make }) => ({
      id: extension,
      label: extension.toUpperCase(),
      fileName: `${base}.${extension}`,
      make,
    })),
  ];
  const form = forms.find(({ id }) => id === chosen) ?? forms[0];
  const { outcome } = session.run;
  const hasNone = outcome !== undefined && !('value' in outcome);
  const newest = useNewest(session, async () => ({ file: await form?.make(), fileName: form?.fileName }), hasNone);
  if (!form) return null;
  const save = async () => {
    setFailed(false);
    try {
      const { file, fileName } = (await newest()) ?? {};
      if (file) await download(file, fileKind('bytes'), { fileName });
    } catch {
      // The browser has too little memory for a picture of this size.
      setFailed(true);
    }
  };
  return (
    <>
      <ControlRow>
        <Select
          className={classes.format}
          aria-label={message('format')}
          options={forms.map(({ id, label }) => ({ value: id, label }))}
          value={form.id}
          onChange={setChosen}
        />
        <Button icon="download" onClick={() => void save()}>
          {message('savePicture')}
        </Button>
        {/* The clipboard takes pictures as PNG only. */}
        {form.id.startsWith('png') && (
          <CopyButton wide label={message('copyPicture')} content={async () => (await newest())?.file ?? ''} />
        )}
      </ControlRow>
      <Notices messages={hasFailed ? [message('tooLarge')] : []} />
    </>
  );
}
