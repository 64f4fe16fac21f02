import type { KindInfo } from '#core/kind.ts';
import { ValueView } from '#page/lazy-parts.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import classes from './edit-rows.module.css';

export interface EditRow {
  readonly name: string;
  readonly label: string;
  /** Nothing where there is none at present. */
  readonly value: unknown;
  /** What is wrong with what was typed. */
  readonly message?: string | undefined;
}

export interface EditRowsProps<Row extends EditRow> {
  readonly rows: readonly Row[];
  readonly kind: KindInfo;
  readonly onEdit: (row: Row, text: string) => void;
  /** The focus leaves a row. */
  readonly onLeave?: (() => void) | undefined;
}

/** Longer texts, in characters, are only shown. */
const maxEditedLength = 10_000;

/** Several labelled forms of one value, each of which can be edited and copied. */
export const EditRows = <Row extends EditRow>({ rows, kind, onEdit, onLeave }: EditRowsProps<Row>) => (
  <div className={classes.rows}>
    {rows.map((row) => {
      const { name, label, value, message } = row;
      const isEdited = value === null || (typeof value === 'string' && value.length <= maxEditedLength);
      return (
        <div key={name} className={classes.row}>
          {isEdited ? (
            <TextField
              className={classes.field}
              label={label}
              message={message}
              name={name}
              multiline
              autosize
              rows={1}
              monospace
              value={value ?? ''}
              onChange={(next) => onEdit(row, next)}
              onBlur={onLeave}
            />
          ) : (
            <div className={classes.long}>
              <span>{label}</span>
              <ValueView value={value} kind={kind} label={label} />
            </div>
          )}
          <CopyButton what={label} disabled={value === null} content={() => contentOf(value)} />
        </div>
      );
    })}
  </div>
);
