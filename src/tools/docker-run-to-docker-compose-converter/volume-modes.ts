import { splitColons } from './split-colons.ts';

/** The modes of `-v`: those of Docker (moby, volume/mounts), then those that only Podman has. */
const modes: ReadonlySet<string> = new Set(
  [
    'ro rw z Z nocopy consistent cached delegated',
    'shared slave private unbindable rshared rslave rprivate runbindable',
    'rro O U copy exec noexec dev nodev suid nosuid bind rbind',
    'atime noatime diratime nodiratime relatime norelatime strictatime nostrictatime',
  ].flatMap((line) => line.split(' ')),
);

const podmanSetting = /^(?:idmap|upperdir|workdir|subpath)(?:=|$)/;

/** What follows the path in the container: `ro,z` of `data:/data:ro,z`. */
export const modeOf = (volume: string): string => splitColons(volume).slice(2).join(':');

/** Whether each part of a mode is one that Docker or Podman knows. */
export const isMode = (text: string): boolean =>
  text === '' || text.split(/[,;]/).every((part) => modes.has(part) || podmanSetting.test(part));
