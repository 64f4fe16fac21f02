import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type messages from '../en.json';
import type { Take } from './take-pane.tsx';

const TakePane = lazy(() => import('./take-pane.tsx'), 'TakePane', Nothing);

export interface GalleryProps {
  /** The newest first. */
  readonly takes: readonly Take[];
  readonly onDelete: (gone: readonly Take[]) => void;
}

/** What was taken on this visit, to be saved, copied and deleted. */
export function Gallery({ takes, onDelete }: GalleryProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <>
      {takes.length > 1 && (
        <ControlRow>
          <Button icon="trash" onClick={() => onDelete(takes)}>
            {message('deleteAll')}
          </Button>
        </ControlRow>
      )}
      {takes.map((take) => (
        <TakePane key={take.name} take={take} onDelete={() => onDelete([take])} />
      ))}
      {takes.length === 0 && <ViewNote>{message('nothingTaken')}</ViewNote>}
    </>
  );
}
