import { useState } from 'react';
import { failureOf, type RunOutcome } from '#core/execution/execute.ts';
import { useTool } from '#page/services.ts';
import { announcedEncoding, likelyEncoding } from '#page/session/likely-encoding.ts';
import { editableLength } from '#page/session/read-input.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface ReadAsProps {
  readonly file: File;
  /** How its run ended. */
  readonly outcome: RunOutcome | undefined;
  /** Takes the file in UTF-8. */
  readonly onRead: (file: File) => void;
  /** Text in UTF-8 can be edited. */
  readonly canEdit?: boolean;
}

/**
 * A button that reads a text file in the encoding that it may be in, or that turns one whose encoding is announced into
 * text to edit; nothing where neither applies.
 */
export function ReadAs({ file, outcome, onRead, canEdit = false }: ReadAsProps) {
  const { transcode } = useTool();
  const { t } = useMessages();
  const runMessages = useRunMessages();
  const [problem, setProblem] = useState<string>();
  const likely = likelyEncoding(outcome);
  const isEditable = canEdit && file.size <= editableLength;
  const encoding = likely ?? (isEditable ? announcedEncoding(outcome) : undefined);
  if (encoding === undefined) return null;
  const read = async () => {
    const transcoded = await transcode(file, encoding);
    if ('value' in transcoded) onRead(new File([transcoded.value as Blob], file.name, { type: file.type }));
    else if ('bug' in transcoded) setProblem(t('bug', { message: transcoded.bug.message }));
    else setProblem(runMessages.failure(failureOf(transcoded)));
  };
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button icon="file" onClick={() => void read()}>
        {likely === undefined ? t('editAsText') : t('readAs', { encoding })}
      </Button>
    </>
  );
}
