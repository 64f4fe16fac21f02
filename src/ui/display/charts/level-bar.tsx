import classes from './level-bar.module.css';

export interface LevelBarProps {
  readonly label: string;
  /** Between `from` and `to`; beyond them the bar is empty or full. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** The value in words. */
  readonly text: string;
  /** The words are visible below the bar, not only for screen readers. */
  readonly isTextShown?: boolean;
}

/** How far a value is between two others. */
export function LevelBar({ label, value, from, to, text, isTextShown = false }: LevelBarProps) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  const bar = (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a meter in their own ways
    <svg
      className={classes.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={Math.min(to, Math.max(from, value))}
      aria-valuetext={text}
    >
      <rect width={share * 100} height="8" />
    </svg>
  );
  if (!isTextShown) return bar;
  return (
    <div>
      {bar}
      <p className={classes.text} aria-hidden>
        {text}
      </p>
    </div>
  );
}
