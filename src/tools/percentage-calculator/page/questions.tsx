import { useEffect, useState } from 'react';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { type Numbers, QuestionPane, questions } from './question.tsx';

const nothing: Numbers = { x: '', y: '', times: '' };

const textIn = (kept: unknown, name: keyof Numbers): string => {
  const text: unknown = kept instanceof Object ? Object.entries(kept).find(([key]) => key === name)?.[1] : '';
  return typeof text === 'string' ? text : '';
};

/** All questions, each with its own numbers, which are remembered. */
export function Questions({ session }: { readonly session: SessionOf<typeof tool> }) {
  const [kept, keep] = useKeptChoices('views');
  const { question, x, y, times } = session.optionsOf('calculate');
  const isDefault = !session.changedOptions.some((name) => ['question', 'x', 'y', 'times'].includes(name));
  /** An example, or a link. */
  const [shown, setShown] = useState<string>();
  const asked = JSON.stringify([question, x, y, times]);
  useEffect(() => {
    if (isDefault || shown === asked) return;
    setShown(asked);
    keep(question, { x, y, times });
  }, [isDefault, shown, asked, keep, question, x, y, times]);
  return questions.map((each, index) => {
    const numbers = kept[each];
    return (
      <QuestionPane
        key={each}
        session={session}
        question={each}
        hasFirstFocus={index === 0}
        isNewest={!isDefault && each === question}
        numbers={
          numbers === undefined
            ? nothing
            : { x: textIn(numbers, 'x'), y: textIn(numbers, 'y'), times: textIn(numbers, 'times') }
        }
        onChange={(next) => keep(each, next)}
      />
    );
  });
}
