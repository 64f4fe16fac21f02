import { type ReactNode, useId } from 'react';
import { useAnnouncement } from '#ui/announcements.ts';
import classes from './field.module.css';

export interface FieldLook {
  readonly label?: string | undefined;
  /** Above the control, or at its left. */
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** The error message. */
  readonly message?: string | undefined;
  /** The id of an error message that is shown elsewhere. */
  readonly errorId?: string | undefined;
  readonly className?: string | undefined;
}

/** The attributes that link a control to its label and error message. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldLook {
  /** The id of the control. */
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label and error message. */
export function Field({ id: given, label, labelPosition = 'top', message, errorId, className, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const messageId = errorId ?? `${id}message`;
  const isWrong = message !== undefined || errorId !== undefined;
  useAnnouncement(message);
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')} data-label={labelPosition}>
      {label !== undefined && (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? messageId : undefined })}
      {message !== undefined && (
        <p className={classes.message} id={messageId} data-problem>
          {message}
        </p>
      )}
    </div>
  );
}
