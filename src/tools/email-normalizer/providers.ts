/** How a provider finds the mailbox of an address. */
export interface Provider {
  readonly name: string;
  readonly domains: RegExp;
  /** The domain of all its addresses, where these are the same mailbox. */
  readonly canonical?: string;
  /** Characters of the local part that make no difference. */
  readonly ignored?: RegExp;
  /** What begins a tag, which makes no difference. */
  readonly tag?: '+';
  /** Characters that mean the same as another one. */
  readonly replaced?: { readonly from: RegExp; readonly to: string };
  /** `tag@name.domain` is `name@domain`. */
  readonly subdomains?: boolean;
}

/** The domains of a name, by what follows its dot: others of that name may be anybody's. */
const under = (name: string, ends: string): string =>
  `${name}\\.(?:${ends.replaceAll('.', '\\.').replaceAll(' ', '|')})`;

/** The rules that providers are known for. Of other domains nothing is known, and every address is its own. */
export const providers: readonly Provider[] = [
  { name: 'Gmail', domains: /^g(?:oogle)?mail\.com$/, canonical: 'gmail.com', ignored: /\./g, tag: '+' },
  {
    name: 'Outlook',
    domains: new RegExp(
      `^(?:${[
        under('outlook', 'com at be cl cz de dk es fr hu ie in it jp kr lv my ph pt sa sg sk co.id co.il co.th'),
        under('outlook', 'com.ar com.au com.br com.gr com.tr com.vn'),
        under('hotmail', 'com be ca ch cl cz de dk es fi fr gr hu it lt lv my nl no ph rs se sg sk co.id co.il co.in'),
        under('hotmail', 'co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.hk com.tr com.tw com.vn'),
        under('live', 'com at be ca cl cn de dk fi fr hk ie in it jp nl no ru se co.in co.kr co.uk co.za'),
        under('live', 'com.ar com.au com.mx com.my com.ph com.pt com.sg'),
        String.raw`(?:msn|passport|windowslive)\.com`,
      ].join('|')})$`,
    ),
    tag: '+',
  },
  { name: 'iCloud', domains: /^(?:icloud|me|mac)\.com$/, canonical: 'icloud.com', tag: '+' },
  {
    name: 'Proton',
    // A name belongs to one user at all of them, but not every user has an address at each.
    domains: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/,
    ignored: /[._-]/g,
    tag: '+',
  },
  // In `name-keyword`, the name is not that of a mailbox: it may be another user's.
  { name: 'Yahoo', domains: /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|(?:ymail|rocketmail)\.com)$/ },
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
