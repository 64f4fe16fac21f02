import type { MouseEvent } from 'react';
import { Icon } from '#ui/display/icon.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';

/** A page of a trail as it is shown. */
export interface Part {
  /** What its operation is called. */
  readonly title: string;
  /** That, behind the name of the tool. */
  readonly fullTitle: string;
  readonly icon: string;
  /** Absent on the page itself, and ahead, where the value has to be made first. */
  readonly href?: string;
  /** Absent on the page itself. */
  readonly onPick?: () => void;
  /** Takes the click on a link to it, after that. */
  readonly onFollow?: (event: MouseEvent) => void;
  readonly isDisabled?: boolean;
}

/** A link back to a page, the page itself, or a button that goes on to one. */
export function TrailPart({ title, fullTitle, icon, href, onPick, onFollow, isDisabled }: Part) {
  const content = (
    <>
      <Icon name={icon} />
      <span>{title}</span>
    </>
  );
  const name = { title: fullTitle, 'aria-label': fullTitle };
  if (href !== undefined)
    return (
      <a
        href={href}
        onClick={(event) => {
          onPick?.();
          onFollow?.(event);
        }}
        {...name}
      >
        {content}
      </a>
    );
  if (onPick)
    return (
      <button type="button" disabled={isDisabled} onClick={onPick} {...name}>
        {content}
      </button>
    );
  return (
    <span aria-current="step" title={fullTitle}>
      {content}
    </span>
  );
}

interface TrailGapProps {
  readonly parts: readonly Part[];
  readonly label: string;
}

/** The pages that have no room in the line. */
export const TrailGap = ({ parts, label }: TrailGapProps) => (
  <MenuButton icon="dots" label={label}>
    {() => (
      <Menu
        label={label}
        items={parts.map(({ fullTitle, icon, href, onPick, isDisabled }) => ({
          label: fullTitle,
          icon,
          isDisabled: isDisabled ?? false,
          onPick() {
            onPick?.();
            if (href !== undefined) location.assign(new URL(href, document.baseURI));
          },
        }))}
      />
    )}
  </MenuButton>
);
