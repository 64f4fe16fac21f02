import { normalForm } from '#lib/text/normal-form.ts';
import type { ParsedAddress } from './parse-address.ts';
import { writeLocal } from './parse-address.ts';
import { type Provider, providers } from './providers.ts';

/** What is done to an address. */
export interface Rules {
  /** Those of providers whose domains are known. */
  readonly providerRules: boolean;
  /** Lower case of local parts of all other domains, which may distinguish it (RFC 5321, section 2.4). */
  readonly lowercase: boolean;
  /** Removes `+tag` from addresses of all other domains, too. */
  readonly removeTags: boolean;
  readonly domainForm: 'ascii' | 'unicode';
}

/** What was done to an address: the key of a message. */
export type Change =
  | 'bare'
  | 'domain-case'
  | 'domain-ascii'
  | 'domain-unicode'
  | 'unicode-form'
  | 'lower'
  | 'tag'
  | 'ignored'
  | 'replaced'
  | 'subdomain'
  | 'canonical';

/** An address in the form that all addresses of its mailbox have. */
export interface Normalized {
  readonly address: string;
  readonly provider: Provider | undefined;
  /** What follows the sign that begins a tag. */
  readonly tag: string | null;
  readonly changes: readonly Change[];
  /** The local part in lower case, without its tag. */
  readonly mailbox: string;
}

/** Notes a change, where there is one. */
type Note = (name: Change, before: string, after: string) => string;

/** Brings an address into the form of its mailbox, and names each change. */
export function normalizeAddress(parsed: ParsedAddress, rules: Rules): Normalized {
  const changes: Change[] = parsed.isBare ? [] : ['bare'];
  const note: Note = (name, before, after) => {
    if (before !== after) changes.push(name);
    return after;
  };
  const { needsQuotes, domain } = parsed;
  const known = providers.find(({ domains }) => domains.test(domain.ascii));
  const provider = rules.providerRules && !needsQuotes ? known : undefined;
  const composed = note('unicode-form', parsed.local, normalForm(parsed.local, 'NFC'));
  const lower = provider || rules.lowercase ? note('lower', composed, composed.toLowerCase()) : composed;
  const [name, host] = provider?.subdomains
    ? joinSubdomain(lower, domain.ascii, provider, note)
    : [lower, domain.ascii];
  const { local, tag } = needsQuotes
    ? { local: name, tag: null }
    : toMailbox(name, provider ?? (rules.removeTags ? { tag: '+' } : {}), note);
  const end = note('canonical', host, provider?.canonical ?? host);
  const shown = end === domain.ascii && rules.domainForm === 'unicode' ? domain.unicode : end;
  if (end === domain.ascii && shown !== domain.written) changes.push(domainChange(domain.written, shown));
  const mailbox = local.toLowerCase().replace(/(?!^)\+.*$/s, '');
  return { address: `${writeLocal(local, needsQuotes)}@${shown}`, provider, tag, changes, mailbox };
}

/** A local part without its tag, and without what makes no difference. One of which nothing would be left stays. */
function toMailbox(
  local: string,
  { tag: sign, ignored, replaced }: Pick<Provider, 'tag' | 'ignored' | 'replaced'>,
  note: Note,
): { readonly local: string; readonly tag: string | null } {
  const cut = sign === undefined ? -1 : local.indexOf(sign, 1);
  const base = cut < 0 ? local : local.slice(0, cut);
  const kept = ignored ? base.replace(ignored, '') : base;
  if (kept === '' || kept.endsWith('.')) return { local, tag: null };
  note('tag', local, base);
  note('ignored', base, kept);
  return {
    local: replaced ? note('replaced', kept, kept.replace(replaced.from, replaced.to)) : kept,
    tag: cut < 0 ? null : local.slice(cut + 1),
  };
}

const domainChange = (before: string, after: string): Change =>
  before.toLowerCase() === after ? 'domain-case' : /^[\0-\x7f]*$/.test(after) ? 'domain-ascii' : 'domain-unicode';

/** `tag@name.fastmail.com` as `name@fastmail.com`. */
function joinSubdomain(
  local: string,
  domain: string,
  { domains }: Provider,
  note: Note,
): [local: string, domain: string] {
  const dot = domain.indexOf('.');
  const above = domain.slice(dot + 1);
  return domains.test(above) ? [domain.slice(0, dot), note('subdomain', domain, above)] : [local, domain];
}
