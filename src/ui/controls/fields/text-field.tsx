import { type ComponentProps, type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { afterPress } from '#ui/after-press.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { lastBroken, type Rule } from './rules.ts';
import classes from './text-field.module.css';

type Native = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'required'
  | 'maxLength'
  | 'autoComplete'
  | 'inputMode'
  | 'autoFocus'
  | 'aria-label'
>;

export interface TextFieldProps extends Native, FieldLook {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The text of a password field is hidden until it is revealed. */
  readonly type?: 'text' | 'password' | 'search' | 'email' | 'tel' | 'url';
  /** Has a button that clears it. */
  readonly clearable?: boolean;
  /** A button at its end. */
  readonly action?: ReactNode;
  readonly multiline?: boolean;
  /** The minimum number of visible lines. */
  readonly rows?: number;
  /** The text area of a field with several lines that grows with its content; see `AutosizeField`. */
  readonly growing?: RefObject<HTMLTextAreaElement | null>;
  readonly monospace?: boolean;
  /** The page replaces the text by a text file that is dropped or pasted here; multi-line fields only. */
  readonly 'data-takes-files'?: true | undefined;
  /**
   * Checked on every change; the message of the last broken one is shown, unless another is given. Of a field that is empty
   * and was not left yet, the message is the placeholder.
   */
  readonly rules?: readonly Rule<string>[];
}

const noRules: readonly Rule<string>[] = [];

/** A text on one line or several. */
export function TextField(props: TextFieldProps) {
  const { id, label, labelPosition, message, errorId, className, value, onChange, type = 'text', ...rest } = props;
  const { clearable, action, multiline, rows = 3, growing, monospace, rules = noRules, ...native } = rest;
  const { t } = useMessages();
  const line = useRef<HTMLInputElement>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = growing ?? own;
  const [isVisible, setVisible] = useState(false);
  const [wasLeft, setLeft] = useState(false);

  const isSecret = type === 'password';
  const isClearable = clearable && value !== '' && !native.readOnly && !native.disabled;
  const clear = () => {
    onChange?.('');
    (line.current ?? area.current)?.focus();
  };
  const fault = message ?? lastBroken(value, rules);
  // An untouched empty field is no mistake: it only says that it is required.
  const isUntouched = value === '' && !wasLeft;
  const look = { id, label, labelPosition, message: isUntouched ? undefined : fault, errorId, className };
  return (
    <Field {...look}>
      {(control) => {
        const common = {
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
          ...native,
          ...control,
          placeholder: (isUntouched && fault) || native.placeholder,
          value,
          onChange: (event: { readonly target: { readonly value: string } }) => onChange?.(event.target.value),
        };
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves all that it holds
          <span
            className={[field.box, classes.row, monospace && classes.monospace].filter(Boolean).join(' ')}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
            }}
          >
            {multiline ? (
              <textarea ref={area} rows={rows} className={growing && classes.autosize} {...common} />
            ) : (
              <input ref={line} type={isVisible ? 'text' : type} {...common} />
            )}
            {(isClearable || isSecret || action) && (
              <span className={classes.buttons}>
                {isClearable && <IconButton icon="x" label={t('clear')} onClick={clear} />}
                {isSecret && (
                  <IconButton
                    icon={isVisible ? 'eye-off' : 'eye'}
                    label={t(isVisible ? 'hide' : 'show')}
                    disabled={native.disabled}
                    onClick={() => setVisible(!isVisible)}
                  />
                )}
                {action}
              </span>
            )}
          </span>
        );
      }}
    </Field>
  );
}
