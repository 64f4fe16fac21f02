import type { KindId } from '#core/kinds/kinds.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import type { Answer } from '#core/operations/answer.ts';
import { Icon } from '#ui/display/icon.tsx';
import { Keys } from '#ui/display/keys.tsx';
import { useFormat } from '#ui/messages.ts';
import { ariaShortcut } from '#ui/shortcut.ts';
import type { PaletteMessages } from '../boot/view.ts';
import { nameKind } from './name-kind.ts';
import classes from './palette.module.css';
import type { Row } from './rows.ts';

interface RowItemProps {
  readonly id: string;
  readonly row: Row;
  /** What it gives for the value. */
  readonly answer: Answer | undefined;
  /** The kind that is named above the rows already. */
  readonly namedKind: KindId | undefined;
  readonly texts: PaletteMessages;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onChoose: () => void;
}

/**
 * An option of the palette: its title with the matched letters marked, and why it is offered, or its description. One
 * that answers shows the value, unless it is a secret, and the answer instead of its title.
 */
export function RowItem({ id, row, answer, namedKind, texts, isSelected, onSelect, onChoose }: RowItemProps) {
  const format = useFormat();
  const { option, matches, reason } = row;
  const describe = ({ operation, kind }: NonNullable<Row['reason']>) =>
    kind && kind !== namedKind ? format(texts.takes, { operation, kind: nameKind(kind, texts) }) : operation;
  const why = reason ? describe(reason) : option.description;
  const isSecret = reason?.kind !== undefined && isSecretKind(reason.kind);
  const value = !isSecret && option.target.type === 'tool' && option.target.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-keyshortcuts={option.shortcut && ariaShortcut(option.shortcut)}
      className={classes.option}
      onClick={onChoose}
      onPointerMove={onSelect}
    >
      <Icon name={option.icon} />
      <span>
        {answer ? (
          <strong className={classes.answer}>
            {value && 'text' in value && (
              <>
                <span>{value.text.trim()}</span>
                <span aria-hidden="true">→</span>
              </>
            )}
            <bdi>{answer.shown}</bdi>
          </strong>
        ) : (
          <strong>{highlight(option.title, matches)}</strong>
        )}
        {answer?.notice && <small>{answer.notice}</small>}
        <small data-reason={reason && ''}>{answer ? `${option.title} · ${why}` : why}</small>
      </span>
      {option.shortcut && <Keys shortcut={option.shortcut} />}
      {option.target.type === 'link' && <Icon name="external-link" />}
    </div>
  );
}

/** The title with its matched letters marked. */
function highlight(title: string, matches: Row['matches']) {
  const parts = [];
  let end = 0;
  for (const [first, last] of matches) {
    if (first < end) continue;
    parts.push(title.slice(end, first), <mark key={first}>{title.slice(first, last + 1)}</mark>);
    end = last + 1;
  }
  return [...parts, title.slice(end)];
}
