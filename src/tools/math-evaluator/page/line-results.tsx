import { Headline, ResultContent } from '#page/lazy-parts.tsx';
import { resultParts } from '#page/results/result-parts.ts';
import type { Success } from '#page/session/use-run.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ResultLines } from '#ui/display/tables/result-lines.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface LineResultsProps {
  readonly session: SessionOf<typeof tool>;
  readonly success: Success;
  /** The user has stopped typing. */
  readonly isPaused: boolean;
  /** Gets the number of a line whose result is to be shown in other forms. */
  readonly onShowForms: (line: number) => void;
}

/** More lines are shown as text. */
const maxLines = 500;

/** Each line of the input with its result, or what is wrong with it. */
export function LineResults({ session, success, isPaused, onShowForms }: LineResultsProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const { value, notices, input } = success;
  const sources = typeof input === 'string' ? input.split(/\r\n|\n/) : [];
  const values = typeof value === 'string' ? value.split('\n') : [];
  if (sources.length === 0 || sources.length > maxLines || values.length === 0)
    return (
      <ResultContent
        session={session}
        parts={resultParts(session.operation, value)}
        title={output('evaluate')}
        wrap
        isBig={false}
      />
    );
  const isOne = sources.filter((source) => source.trim() !== '').length === 1;
  const linesOf = ({ params }: (typeof notices)[number]) => String(params['lines'] ?? '').split(' ');
  const rounded = new Set(notices.flatMap((notice) => (notice.code.startsWith('rounded') ? linesOf(notice) : [])));
  const reasons = new Map(
    notices.flatMap((notice) => {
      const { code, params, at } = notice;
      const lines = code === 'wrong' ? [String(at?.line)] : code === 'zero' ? linesOf(notice) : [];
      return lines.map((line) => [line, String(params['reason'])] as const);
    }),
  );
  const lines = sources.flatMap((source, index) => {
    if (source.trim() === '') return [];
    const number = index + 1;
    const text = values[index] ?? '';
    return {
      number,
      source,
      value: text === '' ? undefined : text,
      shown: rounded.has(String(number)) ? `≈\u00a0${text}` : text,
      message: isPaused ? reasons.get(String(number)) : undefined,
    };
  });
  const [only] = lines;
  if (isOne && only?.value !== undefined && only.message === undefined)
    return <Headline answer={{ name: undefined, kind: 'text', value: only.shown }} label={output('evaluate')} />;
  return (
    <ResultLines
      lines={lines}
      more={
        isOne
          ? undefined
          : {
              icon: 'binary',
              labelOf: ({ number }) => message('show-forms', { n: number }),
              onPick: ({ number }) => onShowForms(number),
            }
      }
      labelOf={({ number }) => (isOne ? output('evaluate') : message('copy-line', { n: number }))}
    />
  );
}
