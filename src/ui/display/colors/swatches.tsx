import { useEffect, useId, useRef } from 'react';
import classes from './swatches.module.css';

export interface Swatch {
  /** As CSS has it. */
  readonly color: string;
  /** The color of a sample of text on it; absent for none. */
  readonly ink?: string;
  /** A label below it. */
  readonly label?: string;
}

export interface SwatchesProps {
  readonly title?: string | undefined;
  readonly swatches: readonly Swatch[];
  /** Called with the picked color; makes each a button. */
  readonly onPick?: ((color: string) => void) | undefined;
  /** The name of such a button. */
  readonly nameOf?: (color: string) => string;
}

/** Colors side by side. */
export function Swatches({ title, swatches, onPick, nameOf = (color) => color }: SwatchesProps) {
  const id = useId();
  return (
    <div className={classes.swatches}>
      {title !== undefined && (
        <span id={id} className={classes.title}>
          {title}
        </span>
      )}
      <ul className={classes.list} aria-labelledby={title === undefined ? undefined : id}>
        {swatches.map((swatch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: colors may recur, they have no identity but their place
          <li key={index} className={classes.item}>
            {onPick ? (
              <button
                type="button"
                aria-label={nameOf(swatch.color)}
                title={swatch.color}
                onClick={() => onPick(swatch.color)}
              >
                <Sample {...swatch} />
              </button>
            ) : (
              <Sample {...swatch} />
            )}
            {swatch.label && <span className={classes.label}>{swatch.label}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sample({ color, ink }: Swatch) {
  const sample = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    sample.current?.style.setProperty('--swatch', color);
    sample.current?.style.setProperty('--ink', ink ?? 'transparent');
  }, [color, ink]);
  return (
    <span ref={sample} className={classes.sample} aria-hidden="true">
      {ink === undefined ? '' : 'Aa'}
    </span>
  );
}
