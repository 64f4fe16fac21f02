import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { formatHexDump } from '#lib/bytes/hex-dump.ts';
import { hasBinaryControls } from '#lib/bytes/read-text.ts';
import { TextView } from '#ui/display/text/text-view.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './file-preview.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** How many bytes of a file are shown as text, or of an unknown type as text or hexadecimal. */
const shownBytes = { ofText: 64_000, ofFile: 4_000 };

export interface FilePreviewProps {
  readonly file: Blob | Uint8Array;
  readonly label: string;
  /** Known to be text, whatever its content looks like. */
  readonly isText?: boolean;
  /** Without its size and type, which are shown elsewhere. */
  readonly isBare?: boolean;
}

/** The part of a file that has been read. */
interface Sample {
  readonly of: Blob | Uint8Array;
  readonly size: number;
  readonly bytes: Uint8Array;
  /** Undefined where the bytes are not text. */
  readonly text: string | undefined;
  readonly mime: string | undefined;
}

/**
 * Shows a preview of a file by its content: a picture, sound or film, else its beginning as text or in hexadecimal.
 * Markup never becomes part of the page: an SVG is shown as a picture, HTML as text.
 */
export function FilePreview({ file, label, isText = false, isBare = false }: FilePreviewProps) {
  const { t, locale } = useMessages();
  const sample = useSample(file, isText);
  const medium = mediumOf(sample?.mime);
  const typed = useMemo(
    () => sample && medium && new Blob([sample.of as BlobPart], { type: sample.mime ?? '' }),
    [sample, medium],
  );
  const url = useObjectUrl(typed);
  const [unshowable, setUnshowable] = useState<Blob>();
  if (!sample) return null;
  const isShowable = medium !== undefined && typed !== unshowable;
  const isPdf = sample.mime === 'application/pdf';
  return (
    <div className={classes.preview}>
      {!isText && !isBare && (
        <p className={classes.facts}>
          {formatBytes(sample.size, locale)}
          {sample.mime && <code>{sample.mime}</code>}
        </p>
      )}
      {isShowable && url && <Medium medium={medium} url={url} label={label} onError={() => setUnshowable(typed)} />}
      {isPdf && <p className={classes.note}>{t('noPdfPreview')}</p>}
      {!isShowable && !isPdf && <Beginning sample={sample} label={label} />}
    </div>
  );
}

/** Reads the beginning of a file and detects its type. Meanwhile, the result for the previous file remains. */
function useSample(file: Blob | Uint8Array, isText: boolean): Sample | undefined {
  const [sample, setSample] = useState<Sample>();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const length = isText ? shownBytes.ofText : shownBytes.ofFile;
      const types = isText ? undefined : await import('#lib/files/detect-file-type.ts');
      const [size, bytes, type] =
        file instanceof Blob
          ? [file.size, new Uint8Array(await file.slice(0, length).arrayBuffer()), await types?.detectBlobType(file)]
          : [file.length, file.subarray(0, length), types?.detectFileType(file)];
      if (!gone) setSample({ of: file, size, bytes, text: decodeBeginning(bytes, isText), mime: type?.mime });
    };
    // A file that was removed after it was chosen has no preview; the operation on it reports that.
    read().catch(() => {});
    return () => {
      gone = true;
    };
  }, [file, isText]);
  return sample;
}

/** The beginning of a text, possibly cut within a character; undefined where the bytes are not UTF-8, or binary. */
function decodeBeginning(bytes: Uint8Array, isText: boolean): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return isText || !hasBinaryControls(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

type MediumName = 'image' | 'audio' | 'video';

const mediumOf = (mime = ''): MediumName | undefined =>
  (['image', 'audio', 'video'] as const).find((name) => mime.startsWith(`${name}/`));

interface MediumProps {
  readonly medium: MediumName;
  readonly url: string;
  readonly label: string;
  /** The browser cannot show it. */
  readonly onError: () => void;
}

function Medium({ medium, url, label, onError }: MediumProps) {
  const common = { src: url, className: classes.medium, onError };
  switch (medium) {
    case 'image':
      return <Picture {...common} key={url} label={label} />;
    case 'audio':
      return <audio {...common} controls aria-label={label} />;
    case 'video':
      return <video {...common} controls aria-label={label} />;
  }
}

interface PictureProps extends ComponentProps<'img'> {
  readonly label: string;
}

/** A picture and its dimensions. */
function Picture({ label, ...image }: PictureProps) {
  const { t } = useMessages();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  return (
    <figure>
      <img
        {...image}
        alt={label}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size && <figcaption className={classes.note}>{t('pictureSize', { ...size })}</figcaption>}
    </figure>
  );
}

function Beginning({ sample, label }: { readonly sample: Sample; readonly label: string }) {
  const { t, locale } = useMessages();
  const { size, bytes, text } = sample;
  const sizes = { shown: formatBytes(bytes.length, locale), total: formatBytes(size, locale) };
  return (
    <>
      <TextView text={text ?? formatHexDump(bytes)} label={label} wrap={text !== undefined} />
      {size > bytes.length && <p className={classes.note}>{t('beginning', sizes)}</p>}
    </>
  );
}
