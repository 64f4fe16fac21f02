import { useRef, useState } from 'react';
import { parseUrl } from '#lib/parse-url.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';
import { writtenIn } from '#lib/url/written-url.ts';
import { inputValue } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { type Part, properties, segmentsOf, withPart, withSegment } from '../edit-url.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { ParameterList } from './parameter-list.tsx';

export interface UrlEditorProps {
  readonly session: SessionOf<typeof tool>;
}

/** The parts of the URL as fields: each writes the URL anew, with everything else as it is written. */
export function UrlEditor({ session }: UrlEditorProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const text = urlIn(inputValue(session.input), session.optionsOf('parse').base);
  // What was last valid, while what is typed in the URL is not.
  const last = useRef(text);
  if (text !== undefined) last.current = text;
  if (last.current === undefined) return null;
  const shown = last.current;
  const url = new URL(shown);
  const segments = segmentsOf(url.pathname);
  const write = (next: string) => session.setInput({ text: next });
  const take = (next: string | undefined, value: string): string | undefined => {
    if (next === undefined) return message('partRefused', { value });
    write(next);
    return undefined;
  };
  return (
    <Disclosure summary={message('edit')} isDeferred>
      <ControlRow>
        {(Object.keys(properties) as Part[]).map((part) => (
          <PartField
            key={part}
            label={output(part)}
            value={url[properties[part]]}
            onChange={(value) => take(withPart(shown, part, value), value)}
          />
        ))}
      </ControlRow>
      {segments && segments.length > 1 && (
        <ControlRow>
          {segments.map((segment, index) => (
            <PartField
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place only
              key={index}
              label={message('segment', { n: index + 1 })}
              value={decodePercent(segment)}
              onChange={(value) => take(withSegment(shown, index, value), value)}
            />
          ))}
        </ControlRow>
      )}
      <ParameterList
        text={shown}
        replaceCount={session.replaceCount}
        onWrite={write}
        onParse={(text) => session.setInput({ text }, 'replace')}
      />
    </Disclosure>
  );
}

/** The URL that is typed: as it is written where it needs no base. */
function urlIn(typed: unknown, base: string): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const text = writtenIn(typed);
  const href = parseUrl(text, base.trim() || undefined)?.href;
  return href !== undefined && parseUrl(text)?.href === href ? text : href;
}

interface PartFieldProps {
  readonly label: string;
  readonly value: string;
  /** Gives the message of what is wrong with a change, where it was refused. */
  readonly onChange: (value: string) => string | undefined;
}

/** Shows what is typed until it is left, then what the URL has. */
function PartField({ label, value, onChange }: PartFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const leave = () => {
    setDraft(undefined);
    setFault(undefined);
  };
  return (
    <TextField
      label={label}
      labelPosition="top"
      monospace
      value={draft ?? value}
      message={fault}
      onChange={(next) => {
        setDraft(next);
        setFault(onChange(next));
      }}
      onBlur={leave}
    />
  );
}
