import { useRef, useState } from 'react';
import { parseUrl } from '#lib/parse-url.ts';
import { inputValue } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { type Part, properties, segmentsOf, withPart, withSegment } from '../edit-url.ts';
import type messages from '../en.json';
import { decode } from '../query.ts';
import type tool from '../tool.ts';
import { ParameterList } from './parameter-list.tsx';

export interface UrlEditorProps {
  readonly session: SessionOf<typeof tool>;
}

/** The parts of the URL as fields: each writes the URL anew, with everything else as it is. */
export function UrlEditor({ session }: UrlEditorProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const href = hrefOf(inputValue(session.input), session.optionsOf('parse').base);
  // What was last valid, while what is typed in the URL is not.
  const last = useRef(href);
  if (href !== undefined) last.current = href;
  if (last.current === undefined) return null;
  const shown = last.current;
  const url = new URL(shown);
  const segments = segmentsOf(url.pathname);
  const write = (next: string) => session.setInput({ text: next }, 'edit');
  const setPart = (part: Part, value: string): string | undefined => {
    const next = withPart(shown, part, value);
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
            onChange={(value) => setPart(part, value)}
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
              value={decode(segment)}
              onChange={(value) => setPart('path', withSegment(segments, index, value))}
            />
          ))}
        </ControlRow>
      )}
      <ParameterList
        href={shown}
        replaceCount={session.replaceCount}
        onWrite={write}
        onParse={(text) => session.setInput({ text }, 'replace')}
      />
    </Disclosure>
  );
}

/** The URL that is typed, where it is one. */
function hrefOf(text: unknown, base: string): string | undefined {
  const relativeTo = base.trim() === '' ? undefined : base.trim();
  return typeof text === 'string' ? parseUrl(text.trim(), relativeTo)?.href : undefined;
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

/** Reads the URL that was probably meant. */
export function UseSuggested({ session }: UrlEditorProps) {
  const { message } = useToolMessages<typeof messages>();
  const { outcome } = session.run;
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const suggested = failure?.code === 'no-scheme' ? failure.params?.['suggested'] : undefined;
  if (suggested === undefined) return null;
  return (
    <Button onClick={() => session.setInput({ text: String(suggested) }, 'replace')}>
      {message('useSuggested', { suggested })}
    </Button>
  );
}
