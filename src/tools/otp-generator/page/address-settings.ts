import { ToolError } from '#core/tool.ts';
import { type Account, isAddress, readAccounts, writeAddress } from '../address.ts';

/** The account of an address, where it holds a single one that can be read. */
export function accountIn(text: string): Account | undefined {
  if (!isAddress(text)) return undefined;
  try {
    const [first, ...others] = readAccounts(text, { notice: () => {} });
    return others.length === 0 ? first : undefined;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** What an address decides, by the names of the options for it. */
export const settingsOf = ({ type, algorithm, digits, period, counter }: Account) => ({
  type,
  algorithm,
  digits,
  ...(type === 'totp' ? { period } : { counter }),
});

/** The address of an account with other settings, where they are valid. */
export function changeAddress(account: Account, settings: Readonly<Record<string, unknown>>): string | undefined {
  const counter = account.counter || '0';
  const text = writeAddress({ ...account, counter, ...settings });
  return accountIn(text) && text;
}
