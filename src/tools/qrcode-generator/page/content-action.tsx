import { encodeHex } from '#lib/hex.ts';
import { useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FileButton } from '#ui/controls/file-button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface ContentActionProps {
  readonly session: SessionOf<typeof tool>;
}

/** Of a longer file so many bytes are taken; the largest code holds far fewer, which the error tells. */
const maxBytes = 100_000;

/** A further way to say what the code says: the bytes of a file, or the tool for WiFi networks. */
export function ContentAction({ session }: ContentActionProps) {
  const { message } = useToolMessages<typeof messages>();
  const wifi = useTool().linkTo('wifi-qrcode-generator');
  const takeBytes = async ([file]: readonly File[]) => {
    const bytes = await file?.slice(0, maxBytes).arrayBuffer();
    if (bytes) session.setInput({ text: encodeHex(new Uint8Array(bytes)) }, 'replace');
  };
  if (session.options['content'] === 'hex')
    return (
      <FileButton
        variant="text"
        icon="file-import"
        label={message('bytesOfFile')}
        onFiles={(files) => void takeBytes(files)}
      />
    );
  return (
    wifi && (
      <Button variant="text" icon="wifi" href={wifi.href} title={wifi.title}>
        {message('wifi')}
      </Button>
    )
  );
}
