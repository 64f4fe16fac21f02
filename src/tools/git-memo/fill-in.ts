import type { OptionsOf } from '#core/tool.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import type tool from './tool.ts';

export type Names = Pick<
  OptionsOf<typeof tool, 'search'>,
  'branch' | 'remote' | 'commit' | 'path' | 'count' | 'userName' | 'email' | 'shell'
>;

/**
 * Replaces `<branch>` and the like in a command by the user's own names, quoted as the shell needs it; placeholders
 * without a name stay.
 */
export function fillIn(command: string, names: Names): string {
  const { branch, remote, commit, path, count, userName, email, shell } = names;
  const values: Readonly<Record<string, string>> = {
    branch,
    remote,
    rev: commit,
    // Where the present commit would make no sense.
    commit: commit.trim() === 'HEAD' ? '' : commit,
    file: path,
    n: count,
    name: userName,
    email,
  };
  return command.replace(
    /"<(name|email)>"|<(branch|remote|rev|commit|file|n|name)>/g,
    (whole, quoted?: string, bare?: string) => {
      const value = values[quoted ?? bare ?? '']?.trim() ?? '';
      if (value === '') return whole;
      if (quoted !== undefined) return quotes[shell](value);
      return isPlain.test(value) ? value : words[shell](value);
    },
  );
}

/** In double quotes, as people write them. */
const quotes = {
  posix: (text: string) => `"${text.replace(/[\\"$`]/g, String.raw`\$&`)}"`,
  powershell: (text: string) => `"${text.replace(/["$`]/g, '`$&')}"`,
};

const isPlain = /^[\p{L}\p{N}./_@^~+-]+$/u;

const words = {
  posix: quoteForShell,
  powershell: (text: string) => `'${text.replaceAll("'", "''")}'`,
};
