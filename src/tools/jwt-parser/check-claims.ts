import type { Context, OptionsOf } from '#core/tool.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { createRelativeFormat, type RelativeMessage } from '#lib/relative-time/relative-time.ts';
import type { Members } from './members.ts';
import type { Token } from './read-token.ts';
import type tool from './tool.ts';
import type { Check } from './types.ts';

/** Whether a token has expired; `none` if no checked date ends it, `unknown` if that cannot be determined. */
export type TimeState = 'unknown' | 'valid' | 'expired' | 'early' | 'none';

export type TimeReason =
  | 'claimsEncrypted'
  | 'claimsMissing'
  | 'inMilliseconds'
  | 'expiresAt'
  | 'expired'
  | 'notYet'
  | 'issuedInFuture'
  | 'noExpiry'
  | 'startedAt'
  | 'startedOnly'
  | 'datesIgnored';

export type CheckMessage =
  | TimeReason
  | 'isMissing'
  | 'isNoDate'
  | 'isOther'
  | 'isAsExpected'
  | 'isPresent'
  | 'isTooOld'
  | 'isRecent'
  | 'unknownCritical'
  | 'badCritical';

/** The claims that say when a token holds. */
const dated = ['exp', 'nbf', 'iat'] as const;

type CheckOptions = OptionsOf<typeof tool, 'verify'>;
type Ctx = Context<CheckMessage | RelativeMessage>;

/**
 * The moment at which claims are checked, in milliseconds.
 * @throws ToolError `no-moment` in the option `time`
 */
export const readTime = async ({ time }: Pick<CheckOptions, 'time'>, ctx: Context): Promise<number> =>
  toMilliseconds(await readMoment(time, 'time', ctx));

/** A date of a token, in milliseconds (RFC 7519, section 2: seconds since 1970, with a fraction perhaps). */
export const dateOf = (claims: Members, name: string): number | undefined => {
  const value = claims.get(name)?.value;
  return typeof value === 'number' ? value * 1_000 : undefined;
};

/** More than this, in seconds, is the year 5138, or milliseconds. */
const maxSeconds = 1e11;

/** Whether a date of `dateOf` was meant in milliseconds, which tokens do not use. */
export const isInMilliseconds = (at: number | undefined): boolean =>
  at !== undefined && Math.abs(at) > maxSeconds * 1_000;

/** What a token says of the time at which it holds. */
export async function checkTime(
  { isEncrypted, lacksClaims }: Token,
  claims: Members,
  now: number,
  { leeway, checkedDates }: Pick<CheckOptions, 'leeway' | 'checkedDates'>,
  ctx: Ctx,
) {
  const slack = leeway * 1_000;
  const relative = await createRelativeFormat(ctx);
  const times = dated.map((name) => (checkedDates.includes(name) ? dateOf(claims, name) : undefined));
  const [exp, nbf, iat] = times;
  for (const name of dated)
    if (claims.has(name) && dateOf(claims, name) === undefined) ctx.notice('date-not-number', { claim: name });
  const tell = (state: TimeState, reason: TimeReason, at?: number) => ({
    state,
    reason: ctx.message(reason, at === undefined ? {} : { when: relative(at, now) }),
  });
  if (isEncrypted) return tell('unknown', 'claimsEncrypted');
  if (exp !== undefined && now >= exp + slack) return tell('expired', 'expired', exp);
  const claim = dated.find((_, index) => isInMilliseconds(times[index]));
  if (claim) return { state: 'unknown' as const, reason: ctx.message('inMilliseconds', { claim }) };
  if (nbf !== undefined && now < nbf - slack) return tell('early', 'notYet', nbf);
  if (iat !== undefined && now < iat - slack) return tell('early', 'issuedInFuture', iat);
  if (exp !== undefined) return tell('valid', 'expiresAt', exp);
  if (nbf !== undefined) return tell('none', claims.has('exp') ? 'startedOnly' : 'startedAt', nbf);
  const isIgnored = dated.some((name, index) => claims.has(name) && times[index] === undefined);
  if (lacksClaims && claims.size === 0) return tell('unknown', 'claimsMissing');
  return tell('none', isIgnored ? 'datesIgnored' : 'noExpiry');
}

/** Header parameters that change how a token is checked, and that are understood here (RFC 7797). */
const understood = new Set(['b64']);

/** The requested checks, and those that every receiver has to make, with their results. */
export function checkClaims(
  header: Members,
  claims: Members,
  now: number,
  options: CheckOptions,
  ctx: Ctx,
): readonly Check[] {
  const { message } = ctx;
  const checks: Check[] = [];
  const add = (check: string, passed: boolean, detail: string) => checks.push({ check, passed, detail });
  const slack = options.leeway * 1_000;
  for (const name of options.checkedDates) {
    const member = claims.get(name);
    if (!member) continue;
    const at = dateOf(claims, name);
    const passed = at !== undefined && (name === 'exp' ? now < at + slack : now >= at - slack);
    add(name, passed, at === undefined ? message('isNoDate') : member.written);
  }
  const critical: unknown = header.get('crit')?.value;
  if (critical !== undefined) {
    const names = Array.isArray(critical) ? critical.map(String) : [];
    const unknown = names.filter((name) => !understood.has(name));
    if (names.length === 0) add('crit', false, message('badCritical'));
    else if (unknown.length > 0) add('crit', false, message('unknownCritical', { name: unknown.join(', ') }));
    else add('crit', true, names.join(', '));
  }
  const compare = (check: string, expected: string, members: Members) => {
    if (expected === '') return;
    const member = members.get(check);
    const values: readonly unknown[] = Array.isArray(member?.value) ? member.value : [member?.value];
    const passed = values.includes(expected);
    const detail = member
      ? message(passed ? 'isAsExpected' : 'isOther', { value: member.written })
      : message('isMissing');
    add(check, passed, detail);
  };
  compare('iss', options.issuer, claims);
  compare('aud', options.audience, claims);
  compare('sub', options.subject, claims);
  compare('typ', options.type, header);
  for (const name of options.requiredClaims.split(/[\s,]+/).filter(Boolean))
    add(name, claims.has(name), message(claims.has(name) ? 'isPresent' : 'isMissing'));
  if (options.maxAge !== null) {
    const issued = dateOf(claims, 'iat');
    const passed = issued !== undefined && now - issued <= options.maxAge * 1_000 + slack;
    add('maxAge', passed, message(issued === undefined ? 'isMissing' : passed ? 'isRecent' : 'isTooOld'));
  }
  return checks;
}
