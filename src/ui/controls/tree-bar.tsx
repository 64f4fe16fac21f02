import { type ReactNode, useCallback, useRef } from 'react';
import { useOffersFind } from '#ui/find/find-context.ts';
import { Button, IconButton } from './buttons/button.tsx';
import classes from './tree-bar.module.css';

export interface TreeBarProps {
  readonly children: ReactNode;
  /** Shown below its view. */
  readonly isFoot?: boolean;
}

/** Buttons and fields in a row, above or below a view. */
export const TreeBar = ({ children, isFoot }: TreeBarProps) => (
  <div className={classes.bar} data-foot={isFoot || undefined}>
    {children}
  </div>
);

export interface ViewNoteProps {
  readonly children: ReactNode;
  /** Warnings are announced when they appear. */
  readonly isWarning?: boolean;
  /** It is there from the start, or announced with a result. */
  readonly isSilent?: boolean;
  /** It is announced when it changes. */
  readonly isLive?: boolean;
  /** It names keys: devices that are touched do not show it. */
  readonly isOfKeys?: boolean;
  /** It does not apply at present, and keeps its row: what follows stays where it is. */
  readonly isHidden?: boolean | undefined;
}

/** A sentence above a view. */
export function ViewNote({
  children,
  isWarning = false,
  isSilent = false,
  isLive = isWarning,
  isOfKeys,
  isHidden,
}: ViewNoteProps) {
  return (
    <p
      className={classes.note}
      data-warning={isWarning || undefined}
      data-keys={isOfKeys || undefined}
      style={isHidden ? { visibility: 'hidden' } : undefined}
      role={isLive && !isSilent ? 'status' : undefined}
    >
      {children}
    </p>
  );
}

export interface HitCountProps {
  readonly children: ReactNode;
  /** It is announced with the result that it is about. */
  readonly isOfResult?: boolean;
}

/** The number of matches, or which of them is shown. */
export const HitCount = ({ children, isOfResult = false }: HitCountProps) => (
  <span className={classes.hits} role={isOfResult ? undefined : 'status'} data-verdict={isOfResult || undefined}>
    {children}
  </span>
);

export interface ExpandButtonsProps {
  /** What the buttons do. */
  readonly labels: readonly [expand: string, collapse: string];
  /** Their labels are seen. */
  readonly isWide?: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** Expands and collapses a tree, or a branch of one. */
export const ExpandButtons = ({ labels: [expand, collapse], isWide = false, onExpand }: ExpandButtonsProps) =>
  isWide ? (
    <>
      <Button icon="arrows-maximize" onClick={() => onExpand(true)}>
        {expand}
      </Button>
      <Button icon="arrows-minimize" onClick={() => onExpand(false)}>
        {collapse}
      </Button>
    </>
  ) : (
    <>
      <IconButton icon="arrows-maximize" label={expand} onClick={() => onExpand(true)} />
      <IconButton icon="arrows-minimize" label={collapse} onClick={() => onExpand(false)} />
    </>
  );

export interface SearchFormProps {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields to search with; Enter in one of them goes to the next match. The pane around it gives the first the focus. */
export function SearchForm({ label, onSubmit, children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const find = useCallback(() => form.current?.querySelector('input')?.select(), []);
  useOffersFind(find);
  return (
    <search aria-label={label}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </search>
  );
}
