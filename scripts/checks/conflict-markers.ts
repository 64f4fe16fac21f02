import { spawnSync } from 'node:child_process';
import { root } from '../command.ts';

/** The first or the last marker of a conflict, at the start of a line. That between them also underlines headings. */
const marker = '^(<{7}|>{7})( |$)';

/** The lines of tracked files that hold markers of a merge conflict, as `file:line:text`. */
export const conflictMarkers = (folder = root): readonly string[] =>
  spawnSync('git', ['grep', '-nIE', marker], { cwd: folder, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');
