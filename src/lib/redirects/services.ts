import { decodeBase64 } from '#lib/encoding/base64.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { decodeEscapes } from './decode-escapes.ts';
import { readProofpoint1, readProofpoint2, readProofpoint3 } from './proofpoint.ts';

/** A link to a service, as it is written and as it is parsed. */
export interface Link {
  readonly written: string;
  readonly url: URL;
}

/** A service whose links lead on to another URL. */
export interface Service {
  /** Its own name, which no language translates. */
  readonly name: string;
  readonly host: RegExp;
  readonly path?: RegExp;
  /** The target in a link of the service; undefined where it has none. */
  readonly read: (link: Link) => string | undefined;
}

/** Reads the first parameter of these names that a query has, as a form is decoded. */
const parameter =
  (...names: readonly string[]) =>
  ({ url }: Link): string | undefined => {
    const pairs = url.search.slice(1).split('&');
    for (const name of names) {
      const pair = pairs.find((one) => one.startsWith(`${name}=`));
      if (pair !== undefined) return decodeEscapes(pair.slice(name.length + 1).replaceAll('+', ' '));
    }
    return undefined;
  };

/** Reads a parameter in Base64; a mark may precede it. */
const base64Parameter = (name: string, mark = '') => {
  const read = parameter(name);
  return (link: Link) => {
    const value = read(link);
    return value?.startsWith(mark) ? decodeText(value.slice(mark.length)) : undefined;
  };
};

function decodeText(base64: string): string | undefined {
  const bytes = parseOrUndefined(() => decodeBase64(base64.replaceAll(' ', '+')));
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads what a group of a pattern finds in the path. */
const inPath =
  (pattern: RegExp, change: (found: string) => string | undefined = decodeEscapes) =>
  ({ url }: Link): string | undefined => {
    const found = pattern.exec(url.pathname)?.[1];
    return found === undefined ? undefined : change(found);
  };

/** Reads the URL that begins where a pattern ends, with its query and fragment. */
const rest =
  (start: RegExp, prefix = '') =>
  ({ written }: Link): string | undefined => {
    const found = start.exec(written);
    return found ? prefix + written.slice(found.index + found[0].length) : undefined;
  };

/** AMP: the path has the host and path of a page, after an `s` if it has TLS. */
const readAmp =
  (start: RegExp) =>
  (link: Link): string | undefined =>
    rest(new RegExp(`${start.source}s/`), 'https://')(link) ?? rest(start, 'http://')(link);

/** Check Point: the URL between underscores, with `*` instead of `%`. */
function readCheckPoint({ written }: Link): string | undefined {
  const url = /^https?:\/\/[^/]+\/v2\/(?:r\d+\/)?___(.+)___\./is
    .exec(written)?.[1]
    ?.replace(/^(https?:\/)(?!\/)/i, '$1/');
  // Some of its links have other letters instead: these are not known well enough.
  return url !== undefined && /^https?:/i.test(url) ? url.replace(/\*(?=[\da-f]{2})/gi, '%') : undefined;
}

const service = (name: string, host: RegExp, read: Service['read'], path?: RegExp): Service => ({
  name,
  host,
  read,
  ...(path && { path }),
});

const proofpoint = /^urldefense(?:\.proofpoint)?\.(?:com|us)$/;
const google = /^(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?$/;

/** Protection of mail, by services that rewrite its links. */
const mailServices: readonly Service[] = [
  service('Outlook Safe Links', /\.safelinks\.protection\.(?:outlook\.(?:com|de|cn)|office365\.us)$/, parameter('url')),
  service('Outlook Safe Links', /^outlook\.(?:office|office365|live)\.com$/, parameter('url'), /\/safelink\.html$/),
  service(
    'Teams Safe Links',
    /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/,
    parameter('url'),
    /safelinks\.html$/,
  ),
  service('Proofpoint v1', proofpoint, ({ written }) => readProofpoint1(written), /^\/v1\//),
  service('Proofpoint v2', proofpoint, ({ written }) => readProofpoint2(written), /^\/v2\//),
  service('Proofpoint v3', proofpoint, ({ written }) => readProofpoint3(written), /^\/v3\//),
  service('Mimecast', /(?:^|\.)mimecast(?:protect)?\.com$/, parameter('url', 'u')),
  service('Barracuda', /(?:^|\.)cudasvc\.com$/, parameter('a'), /^\/url$/),
  service('Sophos', /(?:^|\.)protection\.sophos\.com$/, base64Parameter('u')),
  service('Cisco Secure Email', /^secure-web\.cisco\.com$/, inPath(/^\/[^/]+\/(https?%3A%2F%2F[^/]+)$/i)),
  service('Trellix (FireEye)', /^protect\d*\.fireeye\.com$/, parameter('u'), /\/url$/),
  service('Trend Micro', /(?:^|[.-])ctp\.trendmicro\.com$/, parameter('url'), /^\/wis\/clicktime\//),
  service('Symantec', /^clicktime\.symantec\.com$/, parameter('u')),
  service('Trustwave', /^scanmail\.trustwave\.com$/, parameter('u')),
  service('Check Point', /^(?:protect\.checkpoint\.com|url\.avanan\.click)$/, readCheckPoint, /^\/v2\//),
  service('Check Point', /\.url-protection\.com$/, parameter('o'), /^\/v1\//),
  service('EdgePilot', /^link\.edgepilot\.com$/, parameter('u')),
  service(
    'Bitdefender',
    /^lsems\.gravityzone\.bitdefender\.com$/,
    inPath(/^\/scan\/([^/]+)/, (found) => decodeText(found)),
  ),
  service('GMX, WEB.DE', /^deref-(?:gmx|mail|web|1und1)\.\w+$/, parameter('redirectUrl')),
];

/** Redirects of search engines, networks and shops. */
const siteServices: readonly Service[] = [
  service('Google', google, parameter('q', 'url'), /^\/url$/),
  service('AMP (Google)', google, readAmp(/\/amp\//), /^\/amp\//),
  service('AMP', /(?:^|\.)cdn\.ampproject\.org$/, readAmp(/\/[a-z]{1,2}\//), /^\/(?:[cvr]|wp)\//),
  service('AMP (Bing)', /^www\.bing-amp\.com$/, readAmp(/\/[a-z]\//), /^\/c\//),
  service('Google Meet', /^meet\.google\.com$/, parameter('dest'), /^\/linkredirect$/),
  service(
    'Google Ads',
    /^(?:www\.googleadservices\.com|(?:ad|googleads)\.[\w.]*doubleclick\.net|www\.google\.com)$/,
    parameter('adurl'),
    /aclk$/,
  ),
  service('YouTube', /^(?:(?:www|m)\.)?youtube\.com$/, parameter('q'), /^\/redirect$/),
  service('Facebook', /^(?:(?:l|lm|www|m)\.)?facebook\.com$/, parameter('u'), /^\/(?:l\.php|flx\/warn\/?)$/),
  service('Messenger', /^l\.messenger\.com$/, parameter('u'), /^\/l\.php$/),
  service('Instagram', /^l\.instagram\.com$/, parameter('u')),
  service('Threads', /^l\.threads\.(?:net|com)$/, parameter('u')),
  service('WhatsApp', /^l\.wl\.co$/, parameter('u')),
  service(
    'LinkedIn',
    /^(?:www\.)?linkedin\.com$/,
    parameter('url'),
    /^\/(?:redir\/(?:redirect|general-malware-page|suspicious-page)|safety\/go)\/?$/,
  ),
  service('Steam', /^(?:www\.)?steamcommunity\.com$/, parameter('u', 'url'), /^\/linkfilter\/?$/),
  service('Slack', /^slack-redir\.net$/, parameter('url'), /^\/link$/),
  service('DuckDuckGo', /^(?:(?:html|lite)\.)?duckduckgo\.com$/, parameter('uddg'), /^\/l\/?$/),
  service('Bing', /^(?:www\.)?bing\.com$/, base64Parameter('u', 'a1'), /^\/ck\/a$/),
  service('Yahoo', /(?:^|\.)search\.yahoo\.com$/, inPath(/\/RU=([^/]+)/)),
  service('Reddit', /^out\.reddit\.com$/, parameter('url')),
  service('VK', /^(?:m\.)?vk\.com$/, parameter('to'), /^\/away(?:\.php)?$/),
  service('Tumblr', /^(?:t\.umblr\.com|href\.li)$/, (link) => parameter('z')(link) ?? rest(/href\.li\/\?/)(link)),
  service('Medium', /^medium\.com$/, parameter('url'), /^\/r\/$/),
  service('Telegram', /^t\.me$/, parameter('url'), /^\/iv$/),
  service('SoundCloud', /^(?:exit|gate)\.sc$/, parameter('url')),
  service('Pinterest', /^(?:[a-z]+\.)?pinterest\.[a-z.]+$/, parameter('url'), /^\/offsite\/?$/),
  service('DeviantArt', /^www\.deviantart\.com$/, rest(/\/outgoing\?/), /^\/users\/outgoing$/),
  service('Quora', /(?:^|\.)quora\.com$/, parameter('url'), /^\/_\/redirect$/),
  service('Zhihu', /^link\.zhihu\.com$/, parameter('target')),
  service('Disqus', /^disq\.us$/, (link) => parameter('url')(link)?.replace(/:[\w-]{27}$/, ''), /^\/url$/),
  service('Skimlinks', /^go\.redirectingat\.com$/, parameter('url')),
  service('VigLink', /^redirect\.viglink\.com$/, parameter('u')),
  service('Awin', /^www\.awin1\.com$/, parameter('ued', 'p'), /^\/cread\.php$/),
  service('ShareASale', /^(?:www\.)?shareasale\.com$/, parameter('urllink'), /^\/r\.cfm$/),
  service('Rakuten', /^click\.linksynergy\.com$/, parameter('murl', 'RD_PARM1')),
];

export const services: readonly Service[] = [...mailServices, ...siteServices];

/** The service of mail whose links are at a host. */
export const mailServiceAt = (host: string): Service | undefined => mailServices.find((one) => one.host.test(host));

/** The service of mail whose host another one begins with, to look like it: `urldefense.com.example.net`. */
export function imitatedBy(host: string): Service | undefined {
  const labels = host.split('.');
  // A name of two labels at least, before a domain of two labels at least.
  const ends = labels.slice(2, -1).map((_, index) => index + 2);
  return mailServiceAt(host)
    ? undefined
    : ends.map((end) => mailServiceAt(labels.slice(0, end).join('.'))).find(Boolean);
}

/** A service that keeps the targets of its links to itself, or part of one that others have in theirs. */
interface HiddenService {
  readonly name: string;
  readonly host: RegExp;
  /** The parameter that at least has the host of the target. */
  readonly hostParameter?: string;
}

/** Services that have the target on their server, and shorteners. */
export const hiddenServices: readonly HiddenService[] = [
  { name: 'Mimecast', host: /(?:^|\.)mimecast(?:protect)?\.com$/, hostParameter: 'domain' },
  { name: 'Sophos', host: /(?:^|\.)protection\.sophos\.com$/, hostParameter: 'd' },
  { name: 'INKY', host: /(?:^|\.)inky\.com$/, hostParameter: 'domain' },
  { name: 'Cisco Secure Email', host: /^secure-web\.cisco\.com$/ },
  { name: 'Check Point', host: /^(?:protect\.checkpoint\.com|url\.avanan\.click)$/ },
  { name: 'Hornetsecurity', host: /(?:^|\.)hornetsecurity\.com$/ },
  { name: 'Intermedia', host: /(?:^|\.)emailprotection\.link$/ },
  { name: 'SendGrid', host: /^(?:ct|u\d+\.ct)\.sendgrid\.net$/ },
  { name: 'Mailchimp', host: /\.list-manage\.com$/ },
  { name: 'LinkedIn', host: /^lnkd\.in$/ },
  { name: 'X', host: /^t\.co$/ },
  { name: 'Bitly', host: /^(?:bit\.ly|j\.mp|bitly\.com)$/ },
  { name: 'TinyURL', host: /^tinyurl\.com$/ },
  { name: 'goo.gl', host: /^(?:goo\.gl|share\.google|maps\.app\.goo\.gl)$/ },
  { name: 'aka.ms', host: /^aka\.ms$/ },
  { name: 'Ow.ly', host: /^ow\.ly$/ },
  { name: 'is.gd', host: /^(?:is|v)\.gd$/ },
  { name: 'Buffer', host: /^buff\.ly$/ },
  { name: 'Rebrandly', host: /^(?:rebrand\.ly|rb\.gy)$/ },
  { name: 'Cuttly', host: /^cutt\.ly$/ },
  { name: 'Amazon', host: /^(?:amzn\.(?:to|eu)|a\.co)$/ },
];
