import { useId } from 'react';
import classes from './value-groups.module.css';
import { type RowsProps, ValueRows } from './value-rows.tsx';

export interface ValueGroup extends RowsProps {
  readonly title: string;
}

/** Many labelled values, in groups with titles; a group without values is left out. */
export const ValueGroups = ({ groups }: { readonly groups: readonly ValueGroup[] }) =>
  groups
    .filter(({ values, kinds }) =>
      Object.keys(kinds).some((name) => values[name] !== null && values[name] !== undefined),
    )
    .map((group) => <Group key={group.title} {...group} />);

function Group({ title, ...rows }: ValueGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id}>{title}</h3>
      <ValueRows {...rows} />
    </section>
  );
}
