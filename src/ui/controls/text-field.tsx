import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#ui/messages.ts';
import { IconButton } from './button.tsx';
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
  /** Grows with its content. */
  readonly autosize?: boolean;
  readonly monospace?: boolean;
  /** The page puts a text file that is dropped or pasted here in the place of the text; of several lines only. */
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
  const { id, label, labelPosition, message, className, value, onChange, type = 'text', ...rest } = props;
  const { clearable, action, multiline, rows = 3, autosize = false, monospace, rules = noRules, ...native } = rest;
  const { t } = useMessages();
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  useAutosize(area, autosize, value);

  const isSecret = type === 'password';
  const isClearable = clearable && value !== '' && !native.readOnly && !native.disabled;
  const clear = () => {
    onChange?.('');
    (line.current ?? area.current)?.focus();
  };
  const fault = message ?? lastBroken(value, rules);
  // What nobody has filled in yet is no mistake: it says what is wanted.
  const isUntouched = value === '' && !wasLeft;
  const look = { id, label, labelPosition, message: isUntouched ? undefined : fault, className };
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
              if (!currentTarget.contains(relatedTarget)) setLeft(true);
            }}
          >
            {multiline ? (
              <textarea ref={area} rows={rows} className={autosize ? classes.autosize : undefined} {...common} />
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

/** Fits an area's height to its content where the browser cannot do so by style. */
function useAutosize(area: RefObject<HTMLTextAreaElement | null>, isWanted: boolean, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another height
  useEffect(() => {
    const element = area.current;
    if (!isWanted || !element || CSS.supports('field-sizing', 'content')) return;
    const adjust = () => {
      element.style.height = 'auto';
      // While it is hidden it has no height.
      if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight}px`;
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, isWanted, value]);
}
