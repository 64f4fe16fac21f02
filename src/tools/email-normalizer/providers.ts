/** How a provider finds the mailbox of an address. */
export interface Provider {
  readonly name: string;
  readonly domains: RegExp;
  /** The domain of all its addresses, where these are the same mailbox. */
  readonly canonical?: string;
  /** Characters of the local part that make no difference. */
  readonly ignored?: RegExp;
  /** What begins a tag, which makes no difference. */
  readonly tag?: '+' | '-';
  /** Characters that mean the same as another one. */
  readonly replaced?: { readonly from: RegExp; readonly to: string };
  /** `tag@name.domain` is `name@domain`. */
  readonly subdomains?: boolean;
}

/** The rules that providers are known for. Of other domains nothing is known, and every address is its own. */
export const providers: readonly Provider[] = [
  { name: 'Gmail', domains: /^g(?:oogle)?mail\.com$/, canonical: 'gmail.com', ignored: /\./g, tag: '+' },
  {
    name: 'Outlook',
    domains: /^(?:(?:outlook|hotmail|live)\.(?:com?\.)?[a-z]{2,3}|(?:msn|passport)\.com|windowslive\.com)$/,
    tag: '+',
  },
  { name: 'iCloud', domains: /^(?:icloud|me|mac)\.com$/, canonical: 'icloud.com', tag: '+' },
  {
    name: 'Proton',
    domains: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/,
    canonical: 'proton.me',
    ignored: /[._-]/g,
    tag: '+',
  },
  { name: 'Yahoo', domains: /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|(?:ymail|rocketmail)\.com)$/, tag: '-' },
  {
    name: 'Fastmail',
    domains:
      /^(?:[^.]+\.)?(?:fastmail\.(?:com|fm|net|org|us|uk|de|fr|jp|im|in|mx|nl|se|to|es|co\.uk|com\.au)|sent\.com)$/,
    tag: '+',
    subdomains: true,
  },
  {
    name: 'Yandex',
    domains: /^(?:yandex\.(?:ru|com|by|kz|ua)|ya\.ru)$/,
    canonical: 'yandex.ru',
    replaced: { from: /(?<=[^.-])-(?=[^.-])/g, to: '.' },
    tag: '+',
  },
  { name: 'Zoho', domains: /^zoho(?:mail)?\.(?:com|eu|in)$/, tag: '+' },
  { name: 'mailbox.org', domains: /^mailbox\.org$/, tag: '+' },
  { name: 'Posteo', domains: /^posteo\.(?:de|net|eu|org|com|at|ch)$/, tag: '+' },
];
