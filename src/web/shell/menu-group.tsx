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
  /** How many the group has, where not all are shown. */
  readonly count?: number;
  readonly view: View;
  /** Further props for the list item of a tool. */
  readonly itemProps?: (id: string) => ComponentProps<'li'>;
  /** The keyboard shortcuts of a tool's link, for `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly children?: ReactNode;
}

/** A group of tools in the side menu: its title shows their number, and collapses it. */
export function MenuGroup(props: MenuGroupProps) {
  const { name, title, tools, count = tools.length, view, itemProps, keys, children } = props;
  const { route } = view;
  const collapsed = useSetting(collapsedGroups);
  return (
    <details
      id={`menu-${name}`}
      open={!collapsed[name]}
      onToggle={(event) => {
        const isCollapsed = !event.currentTarget.open;
        if (isCollapsed !== Boolean(collapsed[name]))
          collapsedGroups.set({ ...collapsedGroups.get(), [name]: isCollapsed });
      }}
    >
      <summary>
        {`${title} `}
        <small>{count}</small>
      </summary>
      <ul>
        {tools.map(({ id, icon, title: toolTitle }) => (
          <li key={id} {...itemProps?.(id)}>
            <a
              href={pathTo(id, route.locale)}
              aria-current={id === route.page ? 'page' : undefined}
              aria-keyshortcuts={keys}
            >
              {/* The static page leaves room for it. */}
              {!import.meta.env.SSR && <Icon name={icon} />}
              {toolTitle}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
