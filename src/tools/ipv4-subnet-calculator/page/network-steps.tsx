import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Makes the network larger or smaller, and goes to those beside it. */
export function NetworkSteps({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const latest = resultOf(session, 'describe');
  const { outcome } = session.run;
  // What is typed is not to be lost while it is no network yet.
  const values = outcome && 'value' in outcome ? latest : undefined;
  const max = latest?.address?.includes(':') ? 128 : 32;
  const written = 'text' in session.input ? /\/\s*(\d{1,3})\s*$/.exec(session.input.text)?.[1] : undefined;
  const goTo = (network: string | null | undefined) => ({
    disabled: !network,
    title: network ?? undefined,
    onClick: () => network && session.setInput({ text: network }),
  });
  return (
    <>
      <ControlRow>
        <NumberField
          label={message('prefix')}
          min={0}
          max={max}
          slider={[0, max]}
          disabled={!values}
          value={Number(written ?? latest?.prefix?.slice(1) ?? max)}
          onChange={(prefix) => {
            if (Number.isInteger(prefix) && Number(prefix) >= 0 && Number(prefix) <= max)
              session.setInput({ text: `${values?.address}/${prefix}` });
          }}
        />
      </ControlRow>
      <ControlRow>
        <Button icon="arrow-left" {...goTo(values?.previous)}>
          {message('previous')}
        </Button>
        <Button icon="arrow-right" {...goTo(values?.next)}>
          {message('next')}
        </Button>
        <Button icon="arrow-up" {...goTo(values?.parent)}>
          {message('parent')}
        </Button>
      </ControlRow>
    </>
  );
}
