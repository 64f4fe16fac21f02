import type { Input } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Fields for the first and the last address: they write the input, and show what is in it. */
export function RangeEnds({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { outcome } = session.run;
  const latest = outcome && 'value' in outcome ? resultOf(session, 'expand') : undefined;
  const { start, end } = readEnds(session.input) ?? { start: latest?.start ?? '', end: latest?.end ?? '' };
  const write = (first: string, last: string) =>
    session.setInput({ text: first.trim() === '' && last.trim() === '' ? '' : `${first} - ${last}` });
  /** An address that is pasted takes the place of the one before it; a whole range is for both fields. */
  const change = (before: string, typed: string, writeOne: (one: string) => void) => {
    const added = typed.startsWith(before) ? typed.slice(before.length) : typed;
    if (!isAddress.test(added)) writeOne(typed.replace(/[\s–—-]+$/u, ''));
    else if (isRange.test(added.trim())) session.setInput({ text: added }, 'replace');
    else writeOne(added);
  };
  return (
    <ControlRow>
      <TextField
        label={message('start')}
        monospace
        value={start}
        onChange={(typed) => change(start, typed, (first) => write(first, end))}
      />
      <TextField
        label={message('end')}
        monospace
        value={end}
        onChange={(typed) => change(end, typed, (last) => write(start, last))}
      />
      <Button icon="arrows-exchange" onClick={() => write(end, start)}>
        {message('swap')}
      </Button>
    </ControlRow>
  );
}

/** Both sides of a dash, as they are written. */
function readEnds(input: Input): { readonly start: string; readonly end: string } | undefined {
  const [, start, end] = /^([^\s–—-]*)\s*[–—-]\s?(.*)$/u.exec('text' in input ? input.text : '') ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** More than a key types. */
const isAddress = /(?:\..*){3}|:.*:/u;

const isRange = /[\s–—…+/-]|\.\./u;
