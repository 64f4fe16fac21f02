import { namesOf } from '#core/record-of.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Swatches } from '#ui/display/colors/swatches.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/tables/table.tsx';
import type messages from '../en.json';
import type { Inspection } from '../inspection.ts';
import type tool from '../tool.ts';
import { inputColor } from './input-color.ts';

export interface SurroundingsProps {
  readonly session: SessionOf<typeof tool>;
  readonly inspection: Inspection;
}

/** Contrast, colors that go with it, and how others see it. */
export function Surroundings({ session, inspection }: SurroundingsProps) {
  const { message, output, value } = useToolMessages<typeof messages>();
  const { contrasts, harmonies, vision, hex } = inspection;
  const written = contrasts.map(({ ratio }) => `${ratio.toFixed(2)}:1`);
  const nameOf = (ground: string) => (ground === 'white' || ground === 'black' ? message(ground) : ground);
  const rows = contrasts.map(({ against, normalText, largeText, graphics }, index) => ({
    [message('against')]: nameOf(against),
    [message('ratio')]: written[index],
    [output('normalText')]: value('normalText', normalText),
    [output('largeText')]: value('largeText', largeText),
    [output('graphics')]: value('graphics', graphics),
  }));
  return (
    <>
      <Pane title={message('contrast')}>
        <Swatches
          swatches={contrasts.map(({ against, ground }, index) => ({
            color: ground,
            ink: hex,
            label: `${nameOf(against)} · ${written[index]}`,
          }))}
        />
        <Table label={message('grades')} rows={rows} />
      </Pane>
      <Pane title={message('harmonies')}>
        {namesOf(harmonies).map((kind) => (
          <Swatches
            key={kind}
            title={value('kind', kind)}
            swatches={harmonies[kind].map((color) => ({ color }))}
            onPick={(color) => inputColor(session, color)}
            nameOf={(color) => message('use', { color })}
          />
        ))}
      </Pane>
      <Pane title={message('vision')}>
        {namesOf(vision).map((kind) => (
          <Swatches key={kind} title={output(kind)} swatches={[{ color: hex }, { color: vision[kind] }]} />
        ))}
      </Pane>
    </>
  );
}
