import type { KindInfo } from '#core/kind.ts';
import { CopyButton } from './copy-button.tsx';
import { contentOf } from './result-content.ts';
import classes from './value-rows.module.css';
import { ValueView } from './value-view.tsx';

export interface RowsProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly kinds: Readonly<Record<string, KindInfo>>;
  readonly labelOf: (name: string) => string;
  /** The word for a value that is a code. */
  readonly wordFor?: (name: string, value: string) => string;
}

/** Several labelled values, each with a copy button; those that are absent are left out. */
export function ValueRows({ values, kinds, labelOf, wordFor = (_, value) => value }: RowsProps) {
  const shown = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? wordFor(name, value) : value;
  };
  const rows = Object.entries(kinds).filter(([name]) => values[name] !== null && values[name] !== undefined);
  return (
    <dl className={classes.rows}>
      {rows.map(([name, kind]) => (
        <div key={name} className={classes.row}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <ValueView value={shown(name)} kind={kind} label={labelOf(name)} />
            <CopyButton content={() => contentOf(shown(name))} what={labelOf(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
