import { useEffect, useState } from 'react';
import type { BigText } from '#lib/big-text/big-text.ts';
import { useTool } from '#page/services.ts';
import { Icon } from '#ui/display/icon.tsx';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './file-view.module.css';

const FilePreview = lazy(() => import('#ui/display/media/file-preview.tsx'), 'FilePreview');
const VirtualText = lazy(() => import('#ui/display/text/virtual-text.tsx'), 'VirtualText');

/** A file as input: its name and size, and its text where it is read as text. */
export function FileView({
  file,
  isText,
  line,
}: {
  readonly file: File;
  readonly isText: boolean;
  readonly line: number | undefined;
}) {
  const { t, locale } = useMessages();
  const { readText } = useTool();
  const [text, setText] = useState<BigText>();

  useEffect(() => {
    setText(undefined);
    if (!isText) return;
    const controller = new AbortController();
    readText(file, controller.signal).then(
      (read) => setText(read),
      () => {},
    );
    return () => controller.abort();
  }, [file, isText, readText]);

  const name = file.name || t('pastedText');
  return (
    // Not the name alone: that of the content, which can be scrolled by itself.
    <ScrollRegion data-pane-body className={classes.file} aria-label={t('fact', { label: t('input'), value: name })}>
      <p className={classes.fileName}>
        <Icon name="file" />
        <strong>{name}</strong>
        <span>{formatBytes(file.size, locale)}</span>
      </p>
      {!isText && <FilePreview isBare file={file} label={name} />}
      {text && <VirtualText text={text} label={name} line={line} />}
    </ScrollRegion>
  );
}
