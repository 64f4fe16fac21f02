/** A line of a crontab that runs something. */
export interface Entry {
  /** The offset of its schedule in the text. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  readonly schedule: string;
  readonly user: string;
  readonly command: string;
  /** Of the last `CRON_TZ` or `TZ` above it. */
  readonly zone?: string;
}

export const setting = /^\s*(\w+)\s*=(.*)$/s;

/** Whether a setting names a time zone. */
export const isZone = (name: string): boolean => name === 'CRON_TZ' || name === 'TZ';

/** The value of a setting, without the white space and quotes around it. */
export const unquote = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The entries of a crontab; comments and settings are left out, `CRON_TZ` holds for the lines below it. */
export function readCrontab(text: string, hasUsers: boolean): readonly Entry[] {
  const entries: Entry[] = [];
  let offset = 0;
  let zone: string | undefined;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.replace(/\r$/, '');
    const start = line.search(/\S/);
    const [, name = '', value = ''] = setting.exec(line) ?? [];
    if (isZone(name)) zone = unquote(value);
    if (start >= 0 && line[start] !== '#' && name === '') {
      const words = Array.from(line.matchAll(/\S+/g), ({ 0: word, index: at }) => ({
        at,
        end: at + word.length,
        word,
      }));
      const fields = words[0]?.word.startsWith('@') ? 1 : 5;
      const schedule = line.slice(start, words[fields - 1]?.end ?? line.length);
      const user = hasUsers ? (words[fields]?.word ?? '') : '';
      const command = line.slice(words[hasUsers ? fields + 1 : fields]?.at ?? line.length).trimEnd();
      entries.push({ offset: offset + start, line: index + 1, schedule, user, command, ...(zone && { zone }) });
    }
    offset += whole.length + 1;
  }
  return entries;
}

/** Users that are no commands, too. */
const systemUser = /^(?:root|nobody|daemon|www-data|postgres|ubuntu|ec2-user|vagrant|jenkins)[ \t]+\S/;

/** Whether a command begins with the user that `/etc/crontab` names before it. */
export const hasUser = ({ command }: Entry): boolean => systemUser.test(command);
