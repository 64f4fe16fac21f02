import { useState } from 'react';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './history-list.module.css';
import { readHistory } from './read-history.ts';

export interface HistoryListProps {
  readonly session: ToolSession;
  readonly onChosen: () => void;
}

/** How much of an input is shown. */
const shownLength = 200;

/** The last inputs of the tool, each a button that brings it back, and the switch that turns keeping them off. */
export function HistoryList({ session, onChosen }: HistoryListProps) {
  const { memory } = useTool();
  const { t } = useMessages();
  const [isOn, setOn] = useState(() => memory.keepsInputs.get());
  const texts = isOn ? readHistory(memory.readKept('inputs')) : [];
  const turn = (on: boolean) => {
    memory.keepsInputs.set(on);
    setOn(on);
  };
  return (
    <div className={classes.history}>
      {texts.length === 0 ? (
        <p>{t(isOn ? 'historyEmpty' : 'historyOff')}</p>
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => {
                  onChosen();
                  session.setInput({ text }, 'fill');
                }}
              >
                {text.trim().slice(0, shownLength)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Checkbox checked={isOn} onChange={turn}>
        {t('historyKeep')}
      </Checkbox>
    </div>
  );
}
