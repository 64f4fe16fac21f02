import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '#core/registry.ts';
import { Icon } from '#ui/display/icon.tsx';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { useSetting } from '../state/setting.ts';
import { collapsedGroups } from '../state/settings.ts';

export interface MenuGroupProps {
  /** Under this name it is collapsed. */
  readonly name: string;
  readonly title: string;
  readonly tools: readonly MenuItem[];
  readonly view: View;
  /** What the list item of a tool has besides. */
  readonly itemProps?: (id: string) => ComponentProps<'li'>;
  /** Keys that do something to a tool's link, as assistive technology is told them. */
  readonly keys?: string;
  readonly children?: ReactNode;
}

/** A group of tools in the side menu: its title tells how many, and collapses it. */
export function MenuGroup({ name, title, tools, view: { route }, itemProps, keys, children }: MenuGroupProps) {
  const collapsed = useSetting(collapsedGroups);
  return (
    <details
      open={!collapsed[name]}
      onToggle={(event) => {
        const isCollapsed = !event.currentTarget.open;
        if (isCollapsed !== Boolean(collapsed[name]))
          collapsedGroups.set({ ...collapsedGroups.get(), [name]: isCollapsed });
      }}
    >
      <summary>
        {title} <small>{tools.length}</small>
      </summary>
      <ul>
        {tools.map(({ id, icon, title: toolTitle }) => (
          <li key={id} {...itemProps?.(id)}>
            <a
              href={pathTo(id, route.locale)}
              aria-current={id === route.page ? 'page' : undefined}
              aria-keyshortcuts={keys}
            >
              <Icon name={icon} />
              {toolTitle}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
