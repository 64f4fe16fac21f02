import { type RefObject, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { readDelimited } from '#lib/regex/literal.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useSettled } from '#page/session/use-settled.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { useAnnouncement } from '#ui/announcements.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { AutosizeField } from '#ui/controls/fields/autosize-field.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import type { FocusHandle } from '#ui/focus.ts';
import { useIsHydrated } from '#ui/hydrated.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Those that change what is matched; `d` only adds places. */
const flags = ['g', 'i', 'm', 's', 'u', 'v', 'y'] as const;

const withoutEnd = (typed: string): string => typed.replace(/[\r\n]+$/, '');

export interface PatternFieldsProps {
  readonly session: SessionOf<typeof tool>;
  readonly first?: RefObject<FocusHandle | null> | undefined;
}

/** The pattern with its flags, and what it is replaced by. */
export function PatternFields({ session, first }: PatternFieldsProps) {
  const { message, option } = useToolMessages<typeof messages>();
  const { issues } = useRunView(session);
  const stateId = useId();
  const fault = issues['pattern'] ?? issues['flags'];
  const problem = useSettled(fault, session.isPasted);
  useAnnouncement(problem);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(first, () => ({
    focus: (isSelected) => {
      area.current?.focus();
      if (isSelected) area.current?.select();
    },
    hasFocus: () => document.activeElement === area.current,
  }));
  // A literal that is typed stays as it is: its end may not be there yet.
  const pasted = useRef<string>(undefined);
  /** The flags before those of a pasted literal, which go with it. */
  const former = useRef<string>(undefined);
  const { pattern, flags: chosenFlags } = session.optionsOf('match');
  // Its flags count, until one is turned.
  const literal = readDelimited(pattern);
  const chosen = literal?.flags ?? chosenFlags;
  const isWrong = fault !== undefined || pattern === '';
  const set = (values: Readonly<Record<string, unknown>>) => session.setOptions(values);
  const change = (typed: string) => {
    const written = withoutEnd(typed);
    const { current: paste } = pasted;
    pasted.current = undefined;
    const parts = paste === undefined ? undefined : readDelimited(written);
    if (parts) {
      former.current ??= chosen;
      set({ pattern: parts.source, flags: parts.flags });
    } else if (former.current !== undefined && (written === '' || written === paste)) {
      set({ pattern: written, flags: former.current });
      former.current = undefined;
    } else set({ pattern: written });
  };
  const isHydrated = useIsHydrated();
  // What is typed before hydration takes its place, as if it were selected.
  const shown = isHydrated ? pattern : '';
  const atFirst = useRef({ shown, change });
  const isUntouched = useRef(false);
  useLayoutEffect(() => {
    const { current: field } = area;
    if (field && field.value !== atFirst.current.shown) atFirst.current.change(field.value);
    else if (field && field === document.activeElement) isUntouched.current = true;
  }, []);
  useLayoutEffect(() => {
    if (isHydrated && isUntouched.current) area.current?.select();
  }, [isHydrated]);
  const turn = (flag: string, isOn: boolean) => {
    former.current = undefined;
    const others = [...chosen].filter((one) => one !== flag && !(isOn && flag === 'u' && one === 'v'));
    const kept = isOn && flag === 'v' ? others.filter((one) => one !== 'u') : others;
    const next = [...kept, ...(isOn ? [flag] : [])].sort().join('');
    set(literal ? { pattern: literal.source, flags: next } : { flags: next });
  };
  return (
    <div
      data-pane
      data-first-field
      onPaste={({ target, clipboardData }) => {
        pasted.current = target === area.current ? withoutEnd(clipboardData.getData('text')) : undefined;
      }}
    >
      <TextField
        label={option('pattern')}
        name="pattern"
        monospace
        multiline
        rows={1}
        growing={area}
        errorId={isWrong ? stateId : undefined}
        placeholder={isHydrated ? undefined : pattern}
        autoFocus={import.meta.env.SSR}
        value={shown}
        onChange={change}
      />
      <div id={stateId}>
        <Verdict tone={problem && pattern !== '' ? 'bad' : isWrong ? 'pending' : 'good'}>
          {problem ?? message(isWrong ? 'incomplete' : 'valid')}
        </Verdict>
      </div>
      <ControlRow>
        {flags.map((flag) => (
          <Checkbox key={flag} checked={chosen.includes(flag)} onChange={(isOn) => turn(flag, isOn)}>
            {message(`flag-${flag}`)}
          </Checkbox>
        ))}
      </ControlRow>
      {'replacement' in session.fields && <ReplacementFields session={session} />}
      {'whole' in session.fields && (
        <>
          <Checkbox checked={session.optionsOf('testLines').whole} onChange={(whole) => set({ whole })}>
            {option('whole')}
          </Checkbox>
          <AutosizeField
            label={option('rejected')}
            name="rejected"
            monospace
            rows={1}
            value={session.optionsOf('testLines').rejected}
            onChange={(rejected) => set({ rejected })}
          />
        </>
      )}
    </div>
  );
}

function ReplacementFields({ session }: Pick<PatternFieldsProps, 'session'>) {
  const { message, option } = useToolMessages<typeof messages>();
  const { replacement, escapes } = session.optionsOf('replace');
  return (
    <>
      <TextField
        label={option('replacement')}
        name="replacement"
        placeholder={message('references')}
        monospace
        value={replacement}
        onChange={(typed) => session.setOptionsOf('replace', { replacement: typed })}
      />
      <Checkbox checked={escapes} onChange={(isOn) => session.setOptionsOf('replace', { escapes: isOn })}>
        {option('escapes')}
      </Checkbox>
    </>
  );
}
