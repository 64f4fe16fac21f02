import { useId } from 'react';
import { IconButton } from './button.tsx';
import classes from './operation-switch.module.css';
import { useTool } from './tool.ts';
import type { ToolSession } from './use-tool-session.ts';
import { useWords } from './words.ts';

/** Chooses among the page's operations, and swaps to the inverse one. Nothing where there is only one. */
export function OperationSwitch({ session }: { readonly session: ToolSession }) {
  const { strings } = useTool();
  const { words } = useWords();
  const group = useId();
  if (session.names.length < 2) return null;
  return (
    <div className={classes.bar}>
      <fieldset className={classes.switch}>
        <legend className="visually-hidden">{words.operation}</legend>
        {session.names.map((name) => (
          <label key={name} className={classes.segment}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === session.name}
              onChange={() => session.setOperation(name)}
            />
            <span>{strings.operations[name] ?? name}</span>
          </label>
        ))}
      </fieldset>
      {session.operation.inverse && <IconButton icon="arrows-exchange" label={words.swap} onClick={session.swap} />}
    </div>
  );
}
