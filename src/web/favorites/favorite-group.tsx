import { MenuGroup, type MenuGroupProps } from '../shell/menu-group.tsx';
import { reorderKeys, useReorder } from './use-reorder.ts';

/** The favourites in the side menu, in the visitor's order. */
export function FavoriteGroup(props: MenuGroupProps) {
  const { itemProps, said } = useReorder(props.tools);
  return (
    <MenuGroup {...props} itemProps={itemProps} keys={reorderKeys}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </MenuGroup>
  );
}
