import { maxSteps } from './recipe-json.ts';

/** A step of a recipe as a link has it: the options by their names, as texts. */
export interface LinkedStep {
  /** `tool/operation`. */
  readonly use: string;
  /** The output that goes on to the next step, the headline where absent. */
  readonly pick?: string;
  readonly options: URLSearchParams;
  /** It stays in the recipe and does not run. */
  readonly skip?: boolean;
}

/** Longer recipes are in no link, not even in a compressed one. */
export const maxLinkLength = 20_000;

/** Percent-encodes a text, also the signs that steps are written with. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const writeStep = ({ use, pick, options, skip }: LinkedStep): string => {
  const given = [...options].map(([name, value]) => `${encode(name)}:${encode(value)}`).join(',');
  return `${skip ? '-' : ''}${use}${pick === undefined ? '' : `.${pick}`}${given && `(${given})`}`;
};

/**
 * Writes steps as people can read them in an address, percent-encoded where necessary:
 * `base64-string-converter/decode,json-prettify/format(indent:4)`; `hash-text/hash.sha256` picks an output,
 * `-json-minify/minify` is skipped.
 */
export const writeSteps = (steps: readonly LinkedStep[]): string => steps.map(writeStep).join(',');

/** Why a link is no recipe: it cannot be read, or has more than a link may have. */
export type LinkFault = 'unreadable' | 'too-long';

/** Reads what `writeSteps` writes; undefined where it is something else. That its steps exist is for others to say. */
export function readSteps(text: string): readonly LinkedStep[] | undefined {
  const read = readLinked(text);
  return typeof read === 'string' ? undefined : read;
}

function readLinked(text: string): readonly LinkedStep[] | LinkFault {
  if (text.length > maxLinkLength) return 'too-long';
  const step = /(-?)(\w[\w-]*\/[\w-]+)(?:\.([\w-]+))?(?:\(([^()]*)\))?(?:,|$)/y;
  const steps: LinkedStep[] = [];
  while (step.lastIndex < text.length) {
    const [, mark, use, pick, given = ''] = step.exec(text) ?? [];
    if (use === undefined) return 'unreadable';
    if (steps.length === maxSteps) return 'too-long';
    try {
      const options = given === '' ? [] : given.split(',').map(readOption);
      steps.push({
        use,
        ...(pick !== undefined && { pick }),
        options: new URLSearchParams(options),
        ...(mark && { skip: true }),
      });
    } catch {
      // Not percent-encoded as it should be.
      return 'unreadable';
    }
  }
  return steps;
}

function readOption(text: string): [name: string, value: string] {
  const [name = '', ...rest] = text.split(':');
  return [decodeURIComponent(name), decodeURIComponent(rest.join(':'))];
}

/** The steps in an address of the recipe page, or a part of one; undefined where it has none, null where they cannot be read. */
export function stepsOfAddress(address: string): readonly LinkedStep[] | null | undefined {
  const read = readAddress(address);
  return typeof read === 'string' ? null : read;
}

/** The steps in an address, or why they cannot be read; undefined where it has none. */
export function readAddress(address: string): readonly LinkedStep[] | LinkFault | undefined {
  // As they are written: once decoded, their signs cannot be distinguished from those of values.
  const [, text] = /[?#&]do=([^&#]*)/.exec(address) ?? [];
  return text === undefined ? undefined : readLinked(text);
}

/** What the recipe of an address runs on, as `--each` of the command line takes it; undefined for the whole input. */
export function eachOfAddress(address: string): string | undefined {
  const [, text] = /[?#&]each=([^&#]*)/.exec(address) ?? [];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
