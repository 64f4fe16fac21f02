/** Bots and programs that name themselves in their user agents, with who runs them and what for. */

export type Purpose =
  | 'search'
  | 'ai-training'
  | 'ai-search'
  | 'ai-user'
  | 'preview'
  | 'monitoring'
  | 'seo'
  | 'ads'
  | 'archive'
  | 'feed'
  | 'command-line'
  | 'library'
  | 'api-client'
  | 'automation'
  | 'application';

type ProgramType = 'bot' | 'tool' | 'app';

interface KnownProgram {
  readonly name: string;
  readonly type: ProgramType;
  readonly owner?: string;
  readonly purpose?: Purpose;
}

type Listed = readonly [name: string, owner: string, purpose: Purpose];

/** Named anywhere in a user agent, mostly in its comment: `(compatible; Googlebot/2.1; …)`. */
const bots: readonly Listed[] = [
  ['Googlebot', 'Google', 'search'],
  ['Googlebot-Image', 'Google', 'search'],
  ['Googlebot-News', 'Google', 'search'],
  ['Googlebot-Video', 'Google', 'search'],
  ['Storebot-Google', 'Google', 'search'],
  ['Google-InspectionTool', 'Google', 'search'],
  ['GoogleOther', 'Google', 'search'],
  ['Google-CloudVertexBot', 'Google', 'ai-search'],
  ['AdsBot-Google', 'Google', 'ads'],
  ['AdsBot-Google-Mobile', 'Google', 'ads'],
  ['Mediapartners-Google', 'Google', 'ads'],
  ['FeedFetcher-Google', 'Google', 'feed'],
  ['Google-Site-Verification', 'Google', 'monitoring'],
  ['Bingbot', 'Microsoft', 'search'],
  ['BingPreview', 'Microsoft', 'preview'],
  ['msnbot', 'Microsoft', 'search'],
  ['SkypeUriPreview', 'Microsoft', 'preview'],
  ['DuckDuckBot', 'DuckDuckGo', 'search'],
  ['DuckAssistBot', 'DuckDuckGo', 'ai-user'],
  ['YandexBot', 'Yandex', 'search'],
  ['YandexImages', 'Yandex', 'search'],
  ['YandexMobileBot', 'Yandex', 'search'],
  ['YandexAccessibilityBot', 'Yandex', 'search'],
  ['YandexMetrika', 'Yandex', 'monitoring'],
  ['Baiduspider', 'Baidu', 'search'],
  ['Applebot', 'Apple', 'search'],
  ['Yeti', 'Naver', 'search'],
  ['SeznamBot', 'Seznam', 'search'],
  ['Qwantbot', 'Qwant', 'search'],
  ['Qwantify', 'Qwant', 'search'],
  ['PetalBot', 'Huawei', 'search'],
  ['MojeekBot', 'Mojeek', 'search'],
  ['GPTBot', 'OpenAI', 'ai-training'],
  ['ChatGPT-User', 'OpenAI', 'ai-user'],
  ['OAI-SearchBot', 'OpenAI', 'ai-search'],
  ['ClaudeBot', 'Anthropic', 'ai-training'],
  ['anthropic-ai', 'Anthropic', 'ai-training'],
  ['Claude-User', 'Anthropic', 'ai-user'],
  ['Claude-SearchBot', 'Anthropic', 'ai-search'],
  ['PerplexityBot', 'Perplexity', 'ai-search'],
  ['Perplexity-User', 'Perplexity', 'ai-user'],
  ['MistralAI-User', 'Mistral AI', 'ai-user'],
  ['cohere-ai', 'Cohere', 'ai-user'],
  ['YouBot', 'You.com', 'ai-search'],
  ['CCBot', 'Common Crawl', 'ai-training'],
  ['Bytespider', 'ByteDance', 'ai-training'],
  ['TikTokSpider', 'ByteDance', 'preview'],
  ['Amazonbot', 'Amazon', 'ai-training'],
  ['meta-externalagent', 'Meta', 'ai-training'],
  ['meta-externalfetcher', 'Meta', 'ai-user'],
  ['facebookexternalhit', 'Meta', 'preview'],
  ['FacebookBot', 'Meta', 'ai-training'],
  ['Diffbot', 'Diffbot', 'ai-training'],
  ['Twitterbot', 'X', 'preview'],
  ['LinkedInBot', 'LinkedIn', 'preview'],
  ['Slackbot', 'Slack', 'preview'],
  ['Slackbot-LinkExpanding', 'Slack', 'preview'],
  ['Slack-ImgProxy', 'Slack', 'preview'],
  ['Discordbot', 'Discord', 'preview'],
  ['TelegramBot', 'Telegram', 'preview'],
  ['WhatsApp', 'Meta', 'preview'],
  ['Pinterestbot', 'Pinterest', 'preview'],
  ['redditbot', 'Reddit', 'preview'],
  ['AhrefsBot', 'Ahrefs', 'seo'],
  ['AhrefsSiteAudit', 'Ahrefs', 'seo'],
  ['SemrushBot', 'Semrush', 'seo'],
  ['SiteAuditBot', 'Semrush', 'seo'],
  ['MJ12bot', 'Majestic', 'seo'],
  ['DotBot', 'Moz', 'seo'],
  ['rogerbot', 'Moz', 'seo'],
  ['DataForSeoBot', 'DataForSEO', 'seo'],
  ['BLEXBot', 'WebMeUp', 'seo'],
  ['UptimeRobot', 'UptimeRobot', 'monitoring'],
  ['Pingdom', 'Pingdom', 'monitoring'],
  ['PingdomPageSpeed', 'Pingdom', 'monitoring'],
  ['StatusCake', 'StatusCake', 'monitoring'],
  ['Site24x7', 'Site24x7', 'monitoring'],
  ['DatadogSynthetics', 'Datadog', 'monitoring'],
  ['Chrome-Lighthouse', 'Google', 'monitoring'],
  ['archive.org_bot', 'Internet Archive', 'archive'],
  ['ia_archiver', 'Internet Archive', 'archive'],
];

/** Named anywhere too: programs that drive a browser or are made of one, and a library that names Python first. */
const toolsAnywhere: readonly Listed[] = [
  ['PowerShell', 'Microsoft', 'command-line'],
  ['WindowsPowerShell', 'Microsoft', 'command-line'],
  ['HeadlessChrome', 'Google', 'automation'],
  ['PhantomJS', '', 'automation'],
  ['Playwright', 'Microsoft', 'automation'],
  ['PostmanRuntime', 'Postman', 'api-client'],
  ['aiohttp', '', 'library'],
];

/** Named at the beginning, where their user agents are not browsers'. */
const tools: readonly Listed[] = [
  ['curl', '', 'command-line'],
  ['Wget', 'GNU', 'command-line'],
  ['HTTPie', '', 'command-line'],
  ['aria2', '', 'command-line'],
  ['git', '', 'command-line'],
  ['python-requests', '', 'library'],
  ['Python-urllib', 'Python', 'library'],
  ['python-httpx', '', 'library'],
  ['Python', 'Python', 'library'],
  ['httpx', '', 'library'],
  ['Scrapy', '', 'automation'],
  ['Go-http-client', 'Go', 'library'],
  ['okhttp', 'Square', 'library'],
  ['Apache-HttpClient', 'Apache', 'library'],
  ['Java', 'Java', 'library'],
  ['Java-http-client', 'Java', 'library'],
  ['axios', '', 'library'],
  ['node', 'Node.js', 'library'],
  ['node-fetch', '', 'library'],
  ['undici', 'Node.js', 'library'],
  ['got', '', 'library'],
  ['Bun', 'Bun', 'library'],
  ['Deno', 'Deno', 'library'],
  ['insomnia', 'Kong', 'api-client'],
  ['bruno-runtime', 'Bruno', 'api-client'],
  ['libwww-perl', 'Perl', 'library'],
  ['Ruby', 'Ruby', 'library'],
  ['Faraday', 'Ruby', 'library'],
  ['GuzzleHttp', 'PHP', 'library'],
  ['Guzzle', 'PHP', 'library'],
  ['Dart', 'Google', 'library'],
  ['reqwest', 'Rust', 'library'],
  ['Alamofire', '', 'library'],
  ['k6', 'Grafana', 'monitoring'],
];

/** Applications that are made of Electron, by what they call themselves. */
const apps = new Map<string, readonly [name: string, owner: string]>([
  ['slack', ['Slack', 'Slack']],
  ['slack_ssb', ['Slack', 'Slack']],
  ['teams', ['Microsoft Teams', 'Microsoft']],
  ['code', ['Visual Studio Code', 'Microsoft']],
  ['discord', ['Discord', 'Discord']],
  ['postman', ['Postman', 'Postman']],
  ['obsidian', ['Obsidian', 'Obsidian']],
  ['notion', ['Notion', 'Notion']],
  ['figma', ['Figma', 'Figma']],
  ['signal', ['Signal', 'Signal']],
  ['cursor', ['Cursor', 'Anysphere']],
]);

const known = new Map<string, KnownProgram>();
for (const [type, list] of [
  ['bot', bots],
  ['tool', toolsAnywhere],
  ['tool', tools],
] as const)
  for (const [name, owner, purpose] of list)
    known.set(name.toLowerCase(), { name, type, purpose, ...(owner !== '' && { owner }) });
// Named by words, or together with the version.
known.set('sogou', { name: 'Sogou web spider', type: 'bot', owner: 'Sogou', purpose: 'search' });
known.set('slurp', { name: 'Yahoo! Slurp', type: 'bot', owner: 'Yahoo', purpose: 'search' });
known.set('frog', { name: 'Screaming Frog SEO Spider', type: 'bot', owner: 'Screaming Frog', purpose: 'seo' });
known.set('pingdom.com_bot_version', { name: 'Pingdom', type: 'bot', owner: 'Pingdom', purpose: 'monitoring' });

/** They are programs only where they come first: elsewhere they are words. */
const firstOnly = new Set(tools.map(([name]) => name.toLowerCase()));

/** A language says less than the library that follows. */
const language = 'python';

export interface FoundProgram extends KnownProgram {
  readonly version?: string | undefined;
}

/** A word, the text before it and, if one follows, its version. */
const word = /([+/.@]?)([A-Za-z][A-Za-z\d.-]*(?:_[A-Za-z][A-Za-z.-]*)*)(?:[/ _]v?(\d[\w.+-]*))?/g;
const botName = /(?:bot|crawler|spider|crawl|scraper|fetcher)s?$/i;

/**
 * The bot or program that a user agent is of; undefined where it names none. What it begins with may be a program that is
 * not known: one without a purpose.
 */
export function findProgram(agent: string): FoundProgram | undefined {
  /** Taken where nothing better follows. */
  let fallback: FoundProgram | undefined;
  for (const { 1: before, 2: name = '', 3: version, index } of agent.matchAll(word)) {
    if (before !== '') continue;
    const key = name.toLowerCase();
    const program = known.get(key);
    if (program && (index === 0 || !firstOnly.has(key))) {
      const found = { ...program, version: version?.replace(/_+$/, '') };
      if (key !== language) return found;
      fallback = found;
    }
    // CUBOT makes phones.
    if (!fallback && botName.test(name) && key !== 'cubot') fallback = { name, type: 'bot', version };
  }
  return findApp(agent) ?? fallback ?? findFirstProduct(agent);
}

/** An application made of Electron: its name precedes the browser that it contains. */
function findApp(agent: string): FoundProgram | undefined {
  if (!/\bElectron\/\d/.test(agent)) return undefined;
  const own = [...agent.matchAll(/(?<![\w(])([A-Za-z][\w.-]*)\/(\d[\w.+-]*)/g)].find(
    ([, name = '']) => !/^(?:Mozilla|AppleWebKit|Chrome|Electron|Safari|Version)$/.test(name),
  );
  if (!own) return { name: 'Electron', type: 'app', purpose: 'application' };
  const [, name = '', ownVersion] = own;
  const [shown, owner] = apps.get(name.toLowerCase()) ?? [name, undefined];
  return { name: shown, type: 'app', purpose: 'application', version: ownVersion, ...(owner && { owner }) };
}

/** What a user agent that is no browser's begins with: `MyApp/2.1`. */
function findFirstProduct(agent: string): FoundProgram | undefined {
  const [, name = '', ownVersion] = /^([A-Za-z][\w.-]*)\/(\d[\w.+-]*)(?=[\s(;]|$)/.exec(agent) ?? [];
  return name === '' || /^(?:Mozilla|Opera|Dalvik)$/i.test(name)
    ? undefined
    : { name, type: 'tool', version: ownVersion };
}
