import { useState } from 'react';
import { failureOf } from '#core/execute.ts';
import { useTool } from '#page/services.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '#ui/messages.ts';

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
  const { words, format } = useWords();
  const sentences = useSentences();
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    const finished = await transcode(file, encoding);
    if ('value' in finished) onRead(new File([finished.value as Blob], file.name, { type: file.type }));
    else if ('bug' in finished) setProblem(format(words.bug, { message: finished.bug.message }));
    else setProblem(sentences.failure(failureOf(finished)));
  };
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button icon="file" onClick={() => void read()}>
        {format(words.readAs, { encoding })}
      </Button>
    </>
  );
}
