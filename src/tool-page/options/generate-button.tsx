import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tool } from '#core/tool.ts';
import { useTool } from '#page/services.ts';
import { setForVisit } from '#page/session/set-for-visit.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './generate-button.module.css';
import { type Generated, replaceBy, withoutGenerated } from './generated.ts';

export interface GenerateButtonProps {
  readonly session: ToolSession;
  /** The option that the operation generates. */
  readonly name: string;
  readonly operation: string;
}

/** Makes a value for an option, such as a key, and brings back the one that it replaces. */
export function GenerateButton({ session, name, operation }: GenerateButtonProps) {
  const { tool, messages, control } = useTool();
  const { t } = useMessages();
  const execute = useExecute<Tool>();
  const [generated, setGenerated] = useState<Generated>();
  const { options, fields } = session;

  const generate = async () => {
    const shared = Object.entries(options).filter(([field]) =>
      Object.hasOwn(tool.operations[operation]?.options ?? {}, field),
    );
    const outcome = await execute(operation, undefined, Object.fromEntries(shared));
    // The user may have gone on to another operation meanwhile.
    if (!('value' in outcome) || control.current?.name !== session.name) return;
    const made = typeof outcome.value === 'string' ? { [name]: outcome.value } : (outcome.value ?? {});
    const values = Object.fromEntries(Object.entries(made).filter(([field]) => Object.hasOwn(fields, field)));
    const { options: former } = control.current;
    // At once: one without the other would look like a key that was replaced.
    flushSync(() => {
      setGenerated((before) => replaceBy(values, former, before));
      setForVisit(control, values);
    });
  };

  const left = generated && withoutGenerated(name, generated, options);
  useEffect(() => {
    if (!left) return;
    setGenerated(undefined);
    if (Object.keys(left).length > 0) setForVisit({ current: session }, left);
  }, [left, session]);

  const undo = generated && generated.former[name] !== '' && generated.values[name] === options[name];
  return (
    <div className={classes.buttons}>
      <Button icon="arrows-shuffle" onClick={() => void generate()}>
        {messages.operations[operation]}
      </Button>
      {undo && (
        <Button
          variant="text"
          icon="arrow-back-up"
          onClick={() => {
            setGenerated(generated.before);
            setForVisit(control, generated.former);
          }}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
