import { parseUrl } from '#lib/parse-url.ts';

/** What Outlook writes into a link besides the target. */
export interface OutlookData {
  /** The e-mail address that the mail was sent to. */
  readonly recipient: string | null;
  /** When the link was rewritten, in ticks of 100 ns since 1970; null if it is not given. */
  readonly ticks: bigint | null;
}

/** .NET counts from the year 1. */
const ticksAt1970 = 621_355_968_000_000_000n;

/** Reads the parameter `data` of a Safe Link: fields between bars, of which only few are documented. */
export function readOutlookData(link: string): OutlookData {
  const fields = (parseUrl(link)?.searchParams.get('data') ?? '').split('|');
  const time = fields.slice(1).find((field) => /^6\d{17}$/.test(field));
  return {
    recipient: fields.find((field) => /^[^\s@]+@[^\s@]+$/.test(field)) ?? null,
    ticks: time === undefined ? null : BigInt(time) - ticksAt1970,
  };
}
