import { fileKind } from '#core/kinds/file-kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { OpenIn } from '#page/passing/open-in.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { MarkedPicture } from '#ui/display/media/marked-picture.tsx';
import type messages from '../en.json';
import { hasForm } from '../recognize.ts';
import type tool from '../tool.ts';

export interface FoundCodesProps {
  readonly session: SessionOf<typeof tool>;
  readonly result: OutputOf<(typeof tool)['operations']['read']>;
  /** Takes what a code says apart into the form that writes it. */
  readonly onFill: (text: string) => void;
}

/** Facts of a code that are shown below its content, if it has them. */
const facts = ['version', 'level', 'mask', 'corners'] as const;

/** The codes that were found in a picture, drawn on it, and what can be done with what each says. */
export function FoundCodes({ session, result, onFill }: FoundCodesProps) {
  const { message, columnOf } = useToolMessages<typeof messages>();
  const { codes, pictureWidth, pictureHeight } = result;
  const picture = 'file' in session.input ? session.input.file : undefined;
  const byName = new Map(codes?.map((code, at) => [message('codeN', { n: at + 1 }), code]));
  const names = [...byName.keys()];
  const textOf = (name: string, column: string) => String(byName.get(name)?.[column] ?? '');
  const makeAgain = (text: string) => {
    session.setOptionsOf('encode', { content: 'text' });
    // It has an input of its own.
    session.setOperation('encode');
    session.setInput({ text }, 'fill');
  };
  return (
    <>
      <ValueRows
        isAnswer
        values={Object.fromEntries(names.map((name) => [name, textOf(name, 'content')]))}
        kinds={Object.fromEntries(names.map((name) => [name, fileKind('text')]))}
        labelOf={(name) => (names.length > 1 ? name : textOf(name, 'symbology'))}
        noteOf={(name) => (names.length > 1 ? `${textOf(name, 'symbology')} · ` : '') + textOf(name, 'kind')}
        lookOf={(name) => ({
          reading: facts
            .filter((fact) => textOf(name, fact) !== '')
            .map((fact) => message('fact', { name: columnOf(fact), value: textOf(name, fact) }))
            .join(' · '),
          actions: (
            <>
              <OpenIn text={textOf(name, 'content')} />
              {hasForm(textOf(name, 'content')) && (
                <Button variant="text" icon="edit" onClick={() => onFill(textOf(name, 'content'))}>
                  {message('fillForm')}
                </Button>
              )}
              <Button variant="text" icon="qrcode" onClick={() => makeAgain(textOf(name, 'content'))}>
                {message('makeAgain')}
              </Button>
            </>
          ),
        })}
      />
      {picture && codes && (
        <MarkedPicture
          picture={picture}
          label={message('marked')}
          width={Number(pictureWidth)}
          height={Number(pictureHeight)}
          outlines={codes.map(({ corners }) => String(corners))}
        />
      )}
    </>
  );
}
