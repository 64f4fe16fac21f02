import { useState } from 'react';
import { failureOf } from '#core/execute.ts';
import { useTool } from '#page/services.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface ReadAsProps {
  readonly file: File;
  /** The encoding, by its name, that the file may be in. */
  readonly encoding: string;
  /** Takes the file in UTF-8. */
  readonly onRead: (file: File) => void;
}

/** A button that reads a text file in the encoding that it may be in. */
export function ReadAs({ file, encoding, onRead }: ReadAsProps) {
  const { transcode } = useTool();
  const { t } = useMessages();
  const runMessages = useRunMessages();
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    const outcome = await transcode(file, encoding);
    if ('value' in outcome) onRead(new File([outcome.value as Blob], file.name, { type: file.type }));
    else if ('bug' in outcome) setProblem(t('bug', { message: outcome.bug.message }));
    else setProblem(runMessages.failure(failureOf(outcome)));
  };
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button icon="file" onClick={() => void read()}>
        {t('readAs', { encoding })}
      </Button>
    </>
  );
}
