import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import type { IbanCountry } from '#lib/iban/country.ts';
import { cleanIban, findIbanCountry, ibanLength } from '#lib/iban/iban.ts';
import { mapLines } from '#lib/lines/map.ts';
import { nameRegion } from '#lib/name-region.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { buildIban } from './build-iban.ts';
import { type CheckedIban, type CheckName, checkIban, checkNames, type Fault, partsOf } from './check-iban.ts';
import type messages from './en.json';
import type tool from './tool.ts';

type IbanContext = Context<keyof typeof messages.logic>;

/**
 * Whether an IBAN is valid by the SWIFT registry, ISO 7064 and the national check if one is known, what is wrong with
 * it, and what is in it, as far as it can be read. Of several lines the first is read.
 * @throws ToolError `empty`
 */
export const check: RunOf<typeof tool, 'check'> = (text, { unregistered }, ctx: IbanContext) => {
  const [line = '', ...others] = text.split(/\r\n|\r|\n/).filter((each) => each.trim() !== '');
  if (line === '') throw new ToolError('empty');
  if (others.length > 0) ctx.notice('more-lines', { n: others.length }, undefined, [{ operation: 'checkList' }]);
  const checked = checkIban(line, unregistered);
  const { iban, code, country, faults, isValid, isIncomplete } = checked;
  const bban = iban.slice(4);
  const isSwiss = code === 'CH' || code === 'LI';
  const qrIban = isQrIban(iban);
  if (qrIban && isValid) ctx.notice('qr-iban');
  if (country && !country.isRegistered && isValid) ctx.notice('unregistered', { country: nameRegion(code, ctx) });
  const parts = country ? partsOf(bban, country) : {};
  const part = (name: keyof typeof parts) => parts[name] ?? null;
  const problems = faults.map((fault) => explain(fault, checked, ctx));
  return {
    valid: isValid,
    state: isValid ? 'valid' : isIncomplete ? 'incomplete' : 'invalid',
    verdict: judge(checked, problems, ctx),
    missing: isIncomplete && country ? ibanLength(country) - [...iban].length : null,
    problems: problems.join('\n') || null,
    formatted: isValid ? inGroups(iban) : null,
    country: country ? nameRegion(code, ctx) : null,
    bank: part('bank'),
    branch: part('branch'),
    account: part('account'),
    nationalCheck: part('nationalCheck'),
    accountType: part('accountType'),
    owner: part('owner'),
    currency: part('currency'),
    reserved: part('reserved'),
    bban: bban || null,
    electronic: iban,
    masked: maskIban(iban),
    structure: country?.structure ?? null,
    qrIban: country ? qrIban : null,
    iid: isSwiss ? part('bank') : null,
    countryCode: country ? code : null,
    checkDigits: country ? iban.slice(2, 4) || null : null,
    parts: country ? partRows(iban, country, ctx) : null,
    checks: checkNames.map((name) => ({
      check: ctx.message(`check-${name}`),
      ...resultOf(name, checked, ctx),
    })),
    length: [...iban].length,
    sepa: country?.isSepa ?? null,
    registered: country?.isRegistered ?? null,
  };
};

/** Whether an IBAN is valid, with the first of its problems. */
function judge(
  { iban, code, country, isValid, isIncomplete }: CheckedIban,
  [problem = '']: readonly string[],
  ctx: IbanContext,
) {
  if (isValid) return ctx.message('verdict-valid', { country: nameRegion(code, ctx) });
  if (!isIncomplete) return ctx.message('verdict-invalid', { problem });
  if (!country) return ctx.message('verdict-incomplete', { problem });
  return ctx.message('verdict-progress', { given: [...iban].length, n: ibanLength(country) });
}

/** The parts of an IBAN in their order, followed by what is too long. */
function partRows(iban: string, country: IbanCountry, ctx: IbanContext) {
  const characters = [...iban];
  const rest = ['rest', characters.length] as const;
  return [['countryCode', 2] as const, ['checkDigits', 2] as const, ...country.parts, rest].flatMap(
    ([part, length]) => {
      const text = characters.splice(0, length).join('');
      return text === '' ? [] : [{ part: ctx.message(`part-${part}`), text }];
    },
  );
}

/** A row for each line that is not blank: whether it is a valid IBAN, what is in it and what is wrong with it. */
export const checkList: RunOf<typeof tool, 'checkList'> = (text, { onlyInvalid, unregistered }, ctx: IbanContext) => {
  const written = text.split(/\r\n|\r|\n/);
  let lines = 0;
  let valid = 0;
  const rows = written.flatMap((line, index) => {
    if (index % 1_000 === 0) ctx.progress(index / written.length);
    if (line.trim() === '') return [];
    lines++;
    const checked = checkIban(line, unregistered);
    if (checked.isValid) valid++;
    return onlyInvalid && checked.isValid ? [] : [[String(index + 1), ...rowOf(checked, ctx)]];
  });
  return { list: writeCsv(columns, rows), lines, valid, invalid: lines - valid };
};

const columns = ['line', 'result', 'iban', 'problem', 'country', 'bank', 'branch', 'account', 'bban', 'sepa', 'qrIban'];

function rowOf(checked: CheckedIban, ctx: IbanContext): readonly string[] {
  const { iban, code, country, faults, isValid } = checked;
  const { bank = '', branch = '', account = '' } = country ? partsOf(iban.slice(4), country) : {};
  const tell = (is: boolean) => (country ? ctx.message(is ? 'yes' : 'no') : '');
  return [
    ctx.message(isValid ? 'valid' : 'invalid'),
    inGroups(iban),
    faults.map((fault) => explain(fault, checked, ctx)).join(' '),
    country ? nameRegion(code, ctx) : '',
    bank,
    branch,
    account,
    iban.slice(4),
    tell(country?.isSepa ?? false),
    tell(isQrIban(iban)),
  ];
}

/**
 * An IBAN for each line, from a BBAN or the parts of one.
 * @throws ToolError of `buildIban`, at its line
 */
export const build: RunOf<typeof tool, 'build'> = (text, { country: code }, ctx: IbanContext) => {
  const country = findIbanCountry(code);
  if (!country) throw new Error(`no country ${code}`);
  const names = {
    country: nameRegion(code, ctx),
    part: (part: Parameters<typeof partLabel>[0]) => partLabel(part, ctx),
    class: (of: 'n' | 'a' | 'c') => ctx.message(`class-${of}`),
  };
  return mapLines(text, (line, start) => {
    if (line.trim() === '') return '';
    try {
      return buildIban(line, code, country, names);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const offers = error.offers?.map(({ input }) => ({
        input: `${text.slice(0, start)}${input}${text.slice(start + line.length)}`,
      }));
      throw new ToolError(error.code, error.params, { offset: 0, length: line.length }, offers);
    }
  });
};

/** IBANs, one per line, in groups of four or without blanks. Those that are not valid are reported. */
export const format: RunOf<typeof tool, 'format'> = (text, { style }, ctx) =>
  mapIbans(text, ctx, style === 'print' ? inGroups : (iban) => iban);

/** IBANs, one per line, with no more than their first and last four characters. Those that are not valid are reported. */
export const mask: RunOf<typeof tool, 'mask'> = (text, _, ctx) => mapIbans(text, ctx, maskIban);

function mapIbans(text: string, ctx: Context, change: (iban: string) => string): string {
  const notices = gatherNotices(ctx.notice);
  const changed = mapLines(text, (line, offset) => {
    if (line.trim() === '') return line;
    if (!checkIban(line, true).isValid) notices.of(offset)('not-valid', { n: 1 }, 0);
    return change(cleanIban(line));
  });
  notices.report();
  return changed;
}

/** A Swiss or Liechtenstein IBAN whose institution ID is from 30000 to 31999. */
const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d\d3[01]\d{3}/.test(iban);

const inGroups = (iban: string): string => iban.replace(/.{4}(?=.)/gsu, '$& ');

/** Shorter texts would be shown whole, or nearly so. */
const minMasked = 12;

const maskIban = (iban: string): string =>
  iban.length < minMasked ? '****' : `${iban.slice(0, 4)} **** … ${iban.slice(-4)}`;

/** The result of a check for a table: passed, failed, or why it was not made. */
function resultOf(name: CheckName, checked: CheckedIban, ctx: IbanContext) {
  const { country, made, faults } = checked;
  const found = faults.filter(({ check: of }) => of === name);
  if (found.length > 0)
    return { result: ctx.message('failed'), detail: found.map((fault) => explain(fault, checked, ctx)).join(' ') };
  if (made.includes(name)) return { result: ctx.message('passed'), detail: passedDetail(name, checked, ctx) };
  const isUnknown = name === 'nationalCheck' && country && made.includes('checkDigits');
  return { result: ctx.message('skipped'), detail: ctx.message(isUnknown ? 'no-national-check' : 'not-reached') };
}

function passedDetail(name: CheckName, { iban, code, country }: CheckedIban, ctx: IbanContext): string {
  const details: Readonly<Record<CheckName, string>> = {
    country: nameRegion(code, ctx),
    length: String(iban.length),
    characters: country?.structure ?? '',
    checkDigits: iban.slice(2, 4),
    nationalCheck: (country && partsOf(iban.slice(4), country).nationalCheck) ?? '',
  };
  return details[name];
}

/** What is wrong, and what would be right. */
function explain(fault: Fault, { iban, code, country }: CheckedIban, ctx: IbanContext): string {
  switch (fault.code) {
    case 'length': {
      const m = [...iban].length;
      const key = m < fault.wanted ? 'too-short' : 'too-long';
      return ctx.message(key, {
        country: nameRegion(code, ctx),
        wanted: fault.wanted,
        given: m,
        n: Math.abs(m - fault.wanted),
      });
    }
    case 'character': {
      const { position, character, class: of, part, meant } = fault;
      const params = { position, c: showCharacter(character, 0), class: ctx.message(`class-${of}`) };
      const wrong = ctx.message('character', { ...params, part: partLabel(part, ctx) });
      if (meant === undefined) return wrong;
      return `${wrong} ${ctx.message(/\d/.test(meant) ? 'meant-digit' : 'meant-letter', { c: meant })}`;
    }
    case 'digits': {
      if (fault.check === 'checkDigits')
        return ctx.message('check-digits', { given: iban.slice(2, 4), wanted: fault.wanted ?? '' });
      if (fault.wanted === undefined) return ctx.message('national-unfit');
      const given = (country && partsOf(iban.slice(4), country).nationalCheck) ?? '';
      return ctx.message('national-wrong', { given, wanted: fault.wanted });
    }
    case 'unregistered':
      return ctx.message('not-registered', { country: nameRegion(code, ctx) });
    case 'no-country':
      return ctx.message('no-country', { code });
    default:
      return ctx.message(fault.code);
  }
}

const partLabel = (part: (Fault & { readonly code: 'character' })['part'], ctx: IbanContext): string =>
  ctx.message(`part-${part}`);
