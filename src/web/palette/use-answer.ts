import { useEffect, useRef, useState } from 'react';
import type { Detected } from '#core/kinds/detect.ts';
import type { Answer, AnswerQuestion } from '#core/operations/answer.ts';
import type { Host } from '#page/services.ts';
import { servicesId } from '../worker/worker-protocol.ts';
import type { Row } from './rows.ts';

/** The confidence in a kind from which a value of it is answered. */
const minConfidence = 0.3;

/** Longer texts have no answer of one line. */
const maxTextLength = 2_000;

/** After this many milliseconds, other questions wait no longer: a slow device needs several to load the code. */
const timeoutMs = 20_000;

/** The question that a row leads to; undefined where the value is not surely of its kind. */
export function questionOf(row: Row | undefined, kinds: readonly Detected[]): AnswerQuestion | undefined {
  const kind = row?.reason?.kind;
  if (!kind || row.option.target.type !== 'tool') return undefined;
  const { tool, operation, options = {}, field, value } = row.option.target;
  const { confidence = 0 } = kinds.find((one) => one.kind === kind) ?? {};
  const isAnswered = confidence >= minConfidence && operation && field === undefined && value && 'text' in value;
  if (!isAnswered || value.text.length > maxTextLength) return undefined;
  return { text: value.text, kind, tool, operation, options };
}

async function ask(host: Host, { text, ...question }: AnswerQuestion): Promise<Answer | undefined> {
  const call = { operation: 'answer', input: { repr: 'text', value: text }, options: question } as const;
  const outcome = await host.run(servicesId, call, { signal: AbortSignal.timeout(timeoutMs) });
  return 'value' in outcome ? (outcome.value as Answer | undefined) : undefined;
}

/** The answer to a question, once it is known: never that of another. Runs one question at a time, the newest. */
export function useAnswer(question: AnswerQuestion | undefined, host: Host): Answer | undefined {
  const key = question && JSON.stringify(question);
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Answer | undefined }>();
  const isAsking = useRef(false);
  useEffect(() => {
    if (key === undefined || isAsking.current || known?.key === key) return;
    isAsking.current = true;
    const settle = (answer?: Answer) => {
      isAsking.current = false;
      setKnown({ key, answer });
    };
    ask(host, JSON.parse(key) as AnswerQuestion).then(settle, () => settle());
  }, [key, known, host]);
  return known?.key === key ? known?.answer : undefined;
}
