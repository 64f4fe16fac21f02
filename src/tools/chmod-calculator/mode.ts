/** The twelve bits of a mode (POSIX <sys/stat.h>), in words for `mode & …`. */
export const setuid = 0o4000;
export const setgid = 0o2000;
export const sticky = 0o1000;
export const everyBit = 0o7777;
export const readBits = 0o444;
export const writeBits = 0o222;
export const executeBits = 0o111;

/** Owner, group and others: how far their three bits are shifted, and the special bit that is shown beside theirs. */
export const classes = [
  { who: 'u', shift: 6, special: setuid, letter: 's' },
  { who: 'g', shift: 3, special: setgid, letter: 's' },
  { who: 'o', shift: 0, special: sticky, letter: 't' },
] as const;

/** Octal digits: three, or four where there is a special bit. */
export const formatOctal = (mode: number): string => mode.toString(8).padStart(3, '0');

/** `rwxr-xr-x`: a special bit is `s` or `t` where the class can execute, else `S` or `T`. */
export const formatSymbolic = (mode: number): string =>
  classes
    .map(({ shift, special, letter }) => {
      const bits = (mode >> shift) & 7;
      const canExecute = (bits & 1) !== 0;
      const shown = canExecute ? letter : letter.toUpperCase();
      const last = mode & special ? shown : canExecute ? 'x' : '-';
      return formatBits(bits & 6).slice(0, 2) + last;
    })
    .join('');

/** Three bits as `r-x`. */
export const formatBits = (bits: number): string =>
  (bits & 4 ? 'r' : '-') + (bits & 2 ? 'w' : '-') + (bits & 1 ? 'x' : '-');

/** Three bits as the letters of those set: `rx`. */
export const lettersOf = (bits: number): string => formatBits(bits).replaceAll('-', '');
