import { fileKind } from '#core/kinds/file-kinds.ts';
import { wordOf } from '#core/messages.ts';
import type { LabelledValue, Tone } from '#core/operations/headline.ts';
import { formatDecimal } from '#lib/text/format-decimal.ts';
import { pressCopy } from '#page/copying/press-copy.ts';
import { useTool } from '#page/services.ts';
import { Icon } from '#ui/display/icon.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './headline.module.css';

export interface HeadlineProps {
  readonly answer: LabelledValue;
  readonly label: string;
  /** Where the answer is a verdict. */
  readonly tone?: Tone | undefined;
  /** Texts of the operation are documents, also short ones: all look alike. */
  readonly isDocument?: boolean | undefined;
}

const icons = { good: 'check', bad: 'x' } as const;

/** Longer texts, in UTF-16 units, are documents. */
const maxLength = 400;

/** Maximum number of characters by the sizes of the style sheet; more have the smallest. */
const sizes = [26, 44, 66];

/** Begins as words do (“Every 15 minutes”, “5 hours”), and as no value in code does (“Basic YWRtaW4=”). */
const sentence = /^(?:\p{Lu}\p{Ll}+,? (?:\p{Lu}+|\p{L}\p{Ll}*|\d+\p{Ll}{0,2})(?![\p{L}\d])|\d+\s\p{Ll}{3})/u;

/** The answer of a result, as large as it has room on a line; a press copies it. */
export function Headline({ answer: { name = '', kind: kindId, value }, label, tone, isDocument }: HeadlineProps) {
  const { messages } = useTool();
  const { locale } = useMessages();
  const kind = fileKind(kindId);
  const word = wordOf(messages, name, value);
  const shown = typeof value === 'boolean' ? String(value) : value;
  const text = word ?? (typeof shown === 'number' ? formatDecimal(String(shown), locale) : shown);
  if (
    typeof text !== 'string' ||
    isDocument ||
    text.length > maxLength ||
    text.includes('\n') ||
    kind.present === 'picture'
  )
    return (
      <ValueView
        value={value}
        kind={kind}
        label={label}
        columnLabelOf={(column) => messages.columns?.[column] ?? column}
      />
    );
  const isSentence = tone !== undefined || word !== undefined || sentence.test(text);
  const mark =
    tone && tone !== 'pending' ? (
      <Icon name={icons[tone]} />
    ) : (
      kind.present === 'color' && (
        <svg width="18" height="18" aria-hidden="true">
          <rect x="1" y="1" width="16" height="16" rx="3" fill={text} stroke="currentColor" strokeOpacity="0.3" />
        </svg>
      )
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the head does the same
    <p
      className={classes.headline}
      dir="auto"
      data-headline
      data-sentence={isSentence || undefined}
      // One word fills its lines, instead of ending the first at a hyphen.
      data-word={!text.includes(' ') || undefined}
      data-tone={tone}
      data-size={sizes.findIndex((size) => text.length <= size)}
      onClick={pressCopy}
    >
      {mark && <>{mark} </>}
      {text}
    </p>
  );
}
