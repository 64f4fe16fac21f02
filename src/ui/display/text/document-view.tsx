import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longTextLength } from '#lib/big-text/big-text.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import type { EditorHandle } from '#ui/editor/editor.tsx';
import { Editor, useIsEditorMissing } from '#ui/editor/lazy-editor.ts';
import { useOffersFind } from '#ui/find/find-context.ts';
import classes from './document-view.module.css';
import { highlighterFor } from './highlight.tsx';
import { isShort, TextView, type TextViewProps } from './text-view.tsx';

/** A text of a language has line numbers, another one where it has more lines than these. */
const maxUnnumbered = 20;
/** Number of lines that are highlighted until the editor is ready. */
const maxHighlighted = 200;
/** How much of a long text is shown until then, in UTF-16 units. */
const beginningLength = 10_000;

/**
 * A text that has a pane to itself: with line numbers where it is of a language or has many lines. Where it is long, or
 * one wants to find in it, the code editor takes its place, in which it looks the same.
 */
export function DocumentView(props: TextViewProps) {
  const { text, label, language, wrap = true } = props;
  const [isFinding, setFinding] = useState(false);
  const [isEditorShown, setEditorShown] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  useOffersFind(isEditorShown ? undefined : find);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const show = useCallback(() => {
    const hadFocus = place.current?.contains(document.activeElement);
    flushSync(() => setEditorShown(true));
    // Keys go on to the text, unless its find bar has them already.
    if (hadFocus && document.activeElement === document.body) editor.current?.focus();
  }, []);
  const lines = text.split('\n');
  const isLong = text.length > longTextLength;
  const isEditorMissing = useIsEditorMissing(isLong);
  const hasNumbers = isLong || language !== undefined || lines.length > maxUnnumbered;
  if (!isFinding && !hasNumbers) return <TextView {...props} />;
  return (
    <div ref={place} className={classes.document}>
      {(isFinding || isEditorShown || !isShort(text)) && (
        <div hidden={!isEditorShown}>
          <Editor
            ref={editor}
            text={text}
            label={label}
            language={language}
            readOnly
            wrap={wrap}
            isFinding={isFinding}
            onReady={show}
          />
        </div>
      )}
      {!isEditorShown && (
        <NumberedText
          {...props}
          lines={isLong && !isEditorMissing ? text.slice(0, beginningLength).split('\n') : lines}
          count={lines.length}
        />
      )}
    </div>
  );
}

interface NumberedTextProps extends TextViewProps {
  readonly lines: readonly string[];
  /** The number of all lines. */
  readonly count: number;
}

/** Lines with their numbers, in the measures of the code editor. */
function NumberedText({ lines, count, label, language, wrap = true }: NumberedTextProps) {
  const highlight = highlighterFor(language) ?? ((line: string) => line);
  const rest = lines.slice(maxHighlighted);
  return (
    <ScrollRegion
      className={classes.text}
      aria-label={label}
      data-wrap={wrap}
      style={{ ['--digits' as string]: String(count).length }}
    >
      <pre>
        {lines.slice(0, maxHighlighted).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={index} className={classes.line}>
            {highlight(line)}
            {index < lines.length - 1 && '\n'}
          </span>
        ))}
        {rest.length > 0 && <span className={classes.rest}>{rest.join('\n')}</span>}
      </pre>
    </ScrollRegion>
  );
}
