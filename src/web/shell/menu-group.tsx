import type { ComponentProps, ReactNode } from 'react';
import type { MenuItem } from '#core/registry.ts';
import { Icon } from '#ui/display/icon.tsx';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { useSetting } from '../state/setting.ts';
import { collapsedGroups } from '../state/settings.ts';

export interface MenuGroupProps {
  /** The name under which its collapsed state is kept. */
  readonly name: string;
  readonly title: string;
  readonly tools: readonly MenuItem[];
  readonly view: View;
  /** Further props for the list item of a tool. */
  readonly itemProps?: (id: string) => ComponentProps<'li'>;
  /** The keyboard shortcuts of a tool's link, for `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly children?: ReactNode;
}

/** A group of tools in the side menu: its title shows their number, and collapses it. */
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
