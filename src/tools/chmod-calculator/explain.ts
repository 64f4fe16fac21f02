import type { Context } from '#core/tool.ts';
import type messages from './en.json';
import { classes, setgid, setuid, sticky } from './mode.ts';

const filePermissions = ['fileRead', 'fileWrite', 'fileExecute'] as const;
const directoryPermissions = ['directoryRead', 'directoryWrite', 'directoryExecute'] as const;

const specialBits = {
  file: [
    [setuid, 'fileSetuid'],
    [setgid, 'fileSetgid'],
    [sticky, 'fileSticky'],
  ],
  directory: [
    [setuid, 'directorySetuid'],
    [setgid, 'directorySetgid'],
    [sticky, 'directorySticky'],
  ],
} as const;

/** The permissions of a mode, in a sentence or two of the user's language. */
export function explainMode(mode: number, isDirectory: boolean, ctx: Context<keyof typeof messages.logic>): string {
  const type = isDirectory ? 'directory' : 'file';
  const [owner = '', group = '', others = ''] = classes.map(({ shift }) => {
    const allowed = permissionsOf((mode >> shift) & 7, isDirectory);
    return allowed.map((key) => ctx.message(key)).join(', ') || ctx.message('nothing');
  });
  const special = specialBits[type].filter(([bit]) => mode & bit).map(([, key]) => ctx.message(key));
  return [ctx.message('explanation', { owner, group, others }), ...special].join(' ');
}

/** What the three bits of a class allow. Without execute, nothing in a directory can be reached but the names. */
function permissionsOf(bits: number, isDirectory: boolean) {
  if (isDirectory && !(bits & 1)) return bits & 4 ? (['directoryNames'] as const) : [];
  return (isDirectory ? directoryPermissions : filePermissions).filter((_, index) => bits & (4 >> index));
}
