import { useEffect, useState } from 'react';
import { type MatchingTool, useTool } from '#page/services.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface OpenInProps {
  readonly text: string;
}

/** A text is of a kind with this confidence, or it may be anything. */
const certain = 0.9;

/** A link to the tool that a text is clearly meant for, which brings it along; nothing where there is none. */
export function OpenIn({ text }: OpenInProps) {
  const { id, memory, findMatchingTools } = useTool();
  const { t } = useMessages();
  const [match, setMatch] = useState<MatchingTool>();
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const { kinds, matching } = await findMatchingTools({ text });
      const isCertain = (kinds[0]?.confidence ?? 0) >= certain;
      if (!gone) setMatch(isCertain ? matching.find(({ tool }) => tool !== id) : undefined);
    };
    find().catch(() => {});
    return () => {
      gone = true;
    };
  }, [text, id, findMatchingTools]);
  if (!match) return null;
  const { tool, title, icon, href, field } = match;
  return (
    <Button variant="text" icon={icon} href={href} onClick={() => memory.leaveInput(tool, { text }, field)}>
      {t('openIn', { title })}
    </Button>
  );
}
