/** A list whose order the user decides. */
import { useState } from 'react';
import { moveItem } from '#lib/collections/move-item.ts';
import { OrderList } from './order-list.tsx';

export const Rows = () => {
  const [items, setItems] = useState<readonly string[]>(['id', 'name', 'note']);
  return (
    <OrderList
      label="Columns"
      items={items}
      idOf={(item) => item}
      titleOf={(item) => item}
      onMove={(from, to) => setItems(moveItem(items, from, to))}
    >
      {(item) => <code>{item}</code>}
    </OrderList>
  );
};
