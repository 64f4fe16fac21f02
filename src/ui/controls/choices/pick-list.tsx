import { Fragment } from 'react';
import classes from './pick-list.module.css';

/** Something to pick: what is taken, and what it does. */
export interface Pickable {
  readonly label: string;
  readonly note: string;
  /** Those of a group follow each other. */
  readonly group: string;
}

export interface PickListProps {
  readonly items: readonly Pickable[];
  readonly label: string;
  readonly onPick: (label: string) => void;
}

/** Things to pick by pressing them, under the names of their groups. */
export const PickList = ({ items, label, onPick }: PickListProps) => (
  <ul className={classes.list} aria-label={label}>
    {items.map((item, index) => (
      <Fragment key={item.label}>
        {item.group !== items[index - 1]?.group && <li className={classes.group}>{item.group}</li>}
        <li>
          {/* The place where the caret is keeps the focus. */}
          <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => onPick(item.label)}>
            <code>{item.label}</code>
            <small>{item.note}</small>
          </button>
        </li>
      </Fragment>
    ))}
  </ul>
);
