import { ToolError } from '#core/tool.ts';

/** A browser as its client hints name it. */
export interface Brand {
  readonly name: string;
  readonly version: string;
}

/** The content of client hints. */
export interface ClientHints {
  readonly brands?: readonly Brand[];
  readonly fullVersions?: readonly Brand[];
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly model?: string;
  readonly architecture?: string;
  readonly bitness?: string;
  readonly isMobile?: boolean;
}

/** The headers that are read, in lower case, and how. */
const readers = new Map<string, (value: HintValue) => ClientHints>(
  Object.entries({
    'sec-ch-ua': (value: HintValue) => ({ brands: value.readBrands() }),
    'sec-ch-ua-full-version-list': (value: HintValue) => ({ fullVersions: value.readBrands() }),
    'sec-ch-ua-platform': (value: HintValue) => ({ platform: value.readString() }),
    'sec-ch-ua-platform-version': (value: HintValue) => ({ platformVersion: value.readString() }),
    'sec-ch-ua-model': (value: HintValue) => ({ model: value.readString() }),
    'sec-ch-ua-arch': (value: HintValue) => ({ architecture: value.readString() }),
    'sec-ch-ua-bitness': (value: HintValue) => ({ bitness: value.readString() }),
    'sec-ch-ua-mobile': (value: HintValue) => ({ isMobile: value.readBoolean() }),
  }),
);

/**
 * Reads client hints (https://wicg.github.io/ua-client-hints/) as request headers, one per line.
 * @throws ToolError `hint-line`, `hint-quote`, `hint-value`, at their place in the option
 */
export function readClientHints(text: string, onIgnored: (header: string) => void): ClientHints {
  let hints: ClientHints = {};
  let offset = 0;
  for (const piece of text.split(/(\r\n|\r|\n)/)) {
    const start = offset;
    offset += piece.length;
    if (piece.trim() === '') continue;
    const [, written = '', gap = ''] = /^\s*([\w-]+)(\s*:\s*)/.exec(piece) ?? [];
    if (written === '') throw new ToolError('hint-line', {}, { offset: start, length: piece.length, field });
    const read = readers.get(written.toLowerCase());
    const valueAt = piece.indexOf(gap) + gap.length;
    if (read) hints = { ...hints, ...read(new HintValue(written, piece.slice(valueAt).trimEnd(), start + valueAt)) };
    else onIgnored(written);
  }
  return hints;
}

const field = 'clientHints';

/** The value of a header, as structured fields are written (RFC 9651): strings in quotes, `?1`, lists with parameters. */
class HintValue {
  readonly #header: string;
  readonly #text: string;
  readonly #start: number;
  #at = 0;

  constructor(header: string, text: string, start: number) {
    this.#header = header;
    this.#text = text;
    this.#start = start;
  }

  readString(): string {
    const value = this.#string();
    this.#end();
    return value;
  }

  readBoolean(): boolean {
    const value = /^\?[01]/.exec(this.#text)?.[0];
    if (value === undefined) this.#fail('hint-value', '?0, ?1');
    this.#at = 2;
    this.#end();
    return value === '?1';
  }

  readBrands(): readonly Brand[] {
    const brands: Brand[] = [];
    do {
      this.#skip(/[ \t]*/y);
      const name = this.#string();
      let version = '';
      while (this.#skip(/[ \t]*;[ \t]*/y)) {
        const isVersion = this.#skip(/v(?==)/y);
        if (!isVersion) this.#skip(/[a-z*][\w.*-]*/y);
        if (!this.#skip(/=/y)) continue;
        const value = this.#string();
        if (isVersion) version = value;
      }
      brands.push({ name, version });
    } while (this.#skip(/[ \t]*,/y));
    this.#end();
    return brands;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found !== undefined;
  }

  #string(): string {
    if (this.#text[this.#at] !== '"') this.#fail('hint-quote');
    this.#at++;
    let value = '';
    for (; this.#at < this.#text.length; this.#at++) {
      if (this.#text[this.#at] === '"') {
        this.#at++;
        return value;
      }
      if (this.#text[this.#at] === '\\') this.#at++;
      value += this.#text[this.#at] ?? '';
    }
    return this.#fail('hint-quote');
  }

  #end(): void {
    if (this.#at < this.#text.length) this.#fail('hint-value', ',');
  }

  #fail(code: 'hint-quote' | 'hint-value', expected = ''): never {
    const at = Math.min(this.#at, this.#text.length);
    throw new ToolError(
      code,
      { header: this.#header, position: at + 1, expected },
      { offset: this.#start + at, length: 1, field },
    );
  }
}

/** Browsers by the brands in client hints; other brands are shown as they are. */
const brandNames = new Map([
  ['Google Chrome', 'Chrome'],
  ['Microsoft Edge', 'Edge'],
  ['Microsoft Edge WebView2', 'Edge WebView2'],
  ['Android WebView', 'Chrome WebView'],
  ['HeadlessChrome', 'Chrome Headless'],
]);

/** The browser among the brands: neither the made-up one that keeps servers from relying on them, nor its base. */
export function browserOf({ brands = [], fullVersions = [] }: ClientHints): Brand | undefined {
  const real = (fullVersions.length > 0 ? fullVersions : brands).filter(
    ({ name }) => !/not.?a.?brand/i.test(name.replace(/[^a-z]/gi, '')),
  );
  const own = real.find(({ name }) => name !== 'Chromium') ?? real[0];
  return own && { name: brandNames.get(own.name) ?? own.name, version: own.version };
}
