import type { Detected } from '#core/kinds/detect.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat, useLanguage } from '#ui/messages.ts';
import type { PaletteMessages } from '../boot/view.ts';
import { nameKind } from './name-kind.ts';
import classes from './palette.module.css';
import type { Pasted } from './pasted.ts';

interface PastedBarProps {
  readonly id: string;
  readonly pasted: Pasted;
  /** The kind that it is with high confidence. */
  readonly detected: Detected | undefined;
  readonly texts: PaletteMessages;
  readonly onRemove: () => void;
}

const maxShownLength = 200;

/** Shows the pasted value, which the chosen tool will receive, unless it is a secret, and its likely kind. */
export function PastedBar({ id, pasted: { sample, size }, detected, texts, onRemove }: PastedBarProps) {
  const { locale } = useLanguage();
  const format = useFormat();
  const isFile = typeof sample !== 'string';
  const isSecret = detected !== undefined && isSecretKind(detected.kind);
  const amount = new Intl.NumberFormat(locale).format(size);
  const describe = ({ kind, errorLine: line }: Detected) => {
    const name = nameKind(kind, texts);
    return line === undefined ? format(texts.looksLike, { kind: name }) : format(texts.hasError, { kind: name, line });
  };
  return (
    <div className={classes.pasted}>
      <Icon name={isFile ? 'file' : 'clipboard-text'} />
      <p id={id}>
        <span>{isFile ? texts.pastedFile : format(texts.pasted, { n: size, amount })}</span>
        {detected && <strong>{describe(detected)}</strong>}
        {!isSecret && <code>{isFile ? sample.name : sample.trim().slice(0, maxShownLength)}</code>}
      </p>
      <IconButton icon="x" label={texts.removePasted} onClick={onRemove} />
    </div>
  );
}
