import { encodeHex } from '#lib/encoding/hex.ts';
import { NoticeList } from '#page/lazy-parts.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { inputValue, useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { FileButton } from '#ui/controls/buttons/file-button.tsx';
import type messages from '../en.json';
import { hasForm } from '../recognize.ts';
import type tool from '../tool.ts';
import { forms } from '../tool.ts';
import type { FormFilling } from './use-form-filling.ts';

export interface ContentFormProps {
  readonly session: SessionOf<typeof tool>;
  readonly filling: FormFilling;
}

/** Bytes that are read of a longer file; the largest code holds far fewer, which the error says. */
const maxBytes = 100_000;

/** What a code says besides the input: the fields of its kind of content, and other ways to bring it. */
export function ContentForm({ session, filling }: ContentFormProps) {
  const { message } = useToolMessages<typeof messages>();
  const wifi = useTool().linkTo('wifi-qrcode-generator');
  const { content } = session.optionsOf('encode');
  const fields = forms[content];
  const value = inputValue(session.input);
  const takeBytes = async ([file]: readonly File[]) => {
    const bytes = await file?.slice(0, maxBytes).arrayBuffer();
    if (bytes) session.setInput({ text: encodeHex(new Uint8Array(bytes)) }, 'fill');
  };
  return (
    <>
      <InputOptions session={session} names={fields}>
        {content === 'hex' && (
          <FileButton icon="file-import" label={message('bytesOfFile')} onFiles={(files) => void takeBytes(files)} />
        )}
        {content === 'text' && wifi && (
          <Button icon="wifi" href={wifi.href} title={wifi.title}>
            {message('wifi')}
          </Button>
        )}
        {content === 'text' && typeof value === 'string' && hasForm(value) && (
          <Button icon="edit" onClick={() => void filling.fill(value)}>
            {message('fillForm')}
          </Button>
        )}
      </InputOptions>
      <NoticeList notices={filling.notices} />
    </>
  );
}
