import { formatMessage } from '#core/messages.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { classes, setgid, setuid, sticky } from './mode.ts';

/** What a mode allows whom, in a sentence or two of the reader's language. */
export function explainMode(mode: number, isDirectory: boolean, locale: string): string {
  const { page } = locale.startsWith('fr') ? fr : en;
  const words = isDirectory
    ? [page.directoryRead, page.directoryWrite, page.directoryExecute]
    : [page.fileRead, page.fileWrite, page.fileExecute];
  const [owner, group, others] = classes.map(({ shift }) => {
    const allowed = words.filter((_, index) => (mode >> shift) & (4 >> index));
    return allowed.join(', ') || page.nothing;
  });
  const special = [
    [setuid, isDirectory ? page.directorySetuid : page.fileSetuid],
    [setgid, isDirectory ? page.directorySetgid : page.fileSetgid],
    [sticky, isDirectory ? page.directorySticky : page.fileSticky],
  ] as const;
  const sentences = special.filter(([bit]) => mode & bit).map(([, sentence]) => sentence);
  const params = { owner: owner ?? '', group: group ?? '', others: others ?? '' };
  return [formatMessage(page.explanation, params, locale), ...sentences].join(' ');
}
