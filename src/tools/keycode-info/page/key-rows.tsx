import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import { keyOf } from '../keys.ts';
import { snippetsOf } from '../press.ts';
import type { KeyEvent } from './read-event.ts';

/** The legacy keyCode of a key while an input method is at work. */
const hiddenKey = '229';

/** What an event says, each with what it means, and code that asks for such a key press. */
export function KeyRows({ title, event }: { readonly title: string; readonly event: KeyEvent }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const { values, press } = event;
  const snippets = { ...snippetsOf(press) };
  const readings: Readonly<Record<string, string | undefined>> = {
    key: press.key === ' ' ? message('space') : undefined,
    code: press.code === '' ? message('noCode') : undefined,
    keyCode: values['keyCode'] === hiddenKey ? message('hidden') : tellElsewhere(),
    location: message(`location-${press.location as 0 | 1 | 2 | 3}`),
  };

  /** The keyCodes of other browsers. */
  function tellElsewhere(): string | undefined {
    const key = keyOf(press.code);
    if (!key || key.elsewhere.length === 0) return undefined;
    const { keyCode } = press;
    const told = key.elsewhere
      .filter(([, other]) => other !== keyCode)
      .map(([browser, other]) => message(`elsewhere-${browser}`, { keyCode: String(other) }));
    const isHere = keyCode === key.keyCode;
    return [...(isHere ? [] : [message('elsewhere-chrome', { keyCode: String(key.keyCode) })]), ...told].join(', ');
  }

  const rows = (of: Readonly<Record<string, string | null>>) => (
    <div data-results>
      <ValueRows
        values={of}
        kinds={Object.fromEntries(Object.keys(of).map((name) => [name, fileKind('text')]))}
        labelOf={labelOf}
        lookOf={(name) => ({ reading: readings[name] })}
      />
    </div>
  );
  return (
    <>
      <Pane
        title={title}
        actions={<CopyButton wide variant="text" action="copy" what={labelOf('code')} content={() => press.code} />}
      >
        {rows({ ...values, modifiers: values['modifiers'] || message('none') })}
      </Pane>
      <Pane title={message('snippets')}>{rows(snippets)}</Pane>
    </>
  );
}
