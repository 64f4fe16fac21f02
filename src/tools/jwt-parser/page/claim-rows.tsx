import { fileKind } from '#core/kinds/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { LinkedPart, type LinkedPartProps } from '#ui/display/text/linked-part.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import type { Claim } from '../types.ts';

interface ClaimRowsProps {
  readonly session: SessionOf<typeof tool>;
  /** Of the token. */
  readonly part: LinkedPartProps['n'];
  readonly title: string;
  readonly claims: readonly Claim[] | null | undefined;
  /** All of the part, indented. */
  readonly text?: string | null | undefined;
  /** The same as it is signed. */
  readonly written?: string | null | undefined;
}

export function ClaimRows({ session, part, title, claims, text, written }: ClaimRowsProps) {
  const { message } = useToolMessages<typeof messages>();
  const { isStale } = useRunView(session);
  if (!claims?.length && !written) return null;
  const byName = new Map(claims?.map((claim) => [claim.name, claim]));
  const names = [...byName.keys()];
  return (
    <LinkedPart n={part}>
      <Pane title={title} isOld={isStale}>
        {text && <ValueView value={text} kind={fileKind('json')} label={title} />}
        <ValueRows
          values={recordOf(names, (name) => byName.get(name)?.value)}
          kinds={recordOf(names, () => fileKind('text'))}
          labelOf={(name) => name}
          noteOf={(name) => byName.get(name)?.meaning || undefined}
          lookOf={(name) => {
            const { date, decoded, tokens = [] } = byName.get(name) ?? {};
            return {
              reading: date || (decoded ? message('decodedAs', { text: decoded }) : undefined),
              actions: tokens.length > 0 && <OpenTokens session={session} tokens={tokens} />,
            };
          }}
        />
        <ValueRows values={{ written }} kinds={{ written: fileKind('json') }} labelOf={() => message('written')} />
      </Pane>
    </LinkedPart>
  );
}

interface OpenTokensProps {
  readonly session: SessionOf<typeof tool>;
  readonly tokens: readonly string[];
}

/** Makes a token that is held in the present one the input. */
export function OpenTokens({ session, tokens }: OpenTokensProps) {
  const { message } = useToolMessages<typeof messages>();
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
    <Button key={index} size="small" icon="arrow-up-right" onClick={() => session.setInput({ text: token }, 'fill')}>
      {tokens.length === 1 ? message('open') : message('openToken', { n: index + 1 })}
    </Button>
  ));
}
