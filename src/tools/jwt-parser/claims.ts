import type { Context } from '#core/tool.ts';
import { splitJwt } from '#lib/crypto/jwt.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { detectBase64 } from '#lib/encoding/detect-base64.ts';
import { isoOf, localTimeOf } from '#lib/moment/show-moment.ts';
import { createRelativeFormat, type RelativeMessage } from '#lib/relative-time/relative-time.ts';
import { shorten } from '#lib/text/shorten.ts';
import { dateOf, isInMilliseconds } from './check-claims.ts';
import type messages from './en.json';
import type { Members } from './members.ts';
import { decodeUtf8 } from './read-token.ts';
import type { Claim } from './types.ts';

type Key = keyof typeof messages.logic;

/** Claims and parameters of the registry of IANA, and of the best-known vendors, that have a message. */
const known = new Set<string>([
  'claim iss',
  'claim sub',
  'claim aud',
  'claim exp',
  'claim nbf',
  'claim iat',
  'claim jti',
  'claim name',
  'claim given_name',
  'claim family_name',
  'claim middle_name',
  'claim nickname',
  'claim preferred_username',
  'claim profile',
  'claim picture',
  'claim website',
  'claim email',
  'claim email_verified',
  'claim gender',
  'claim birthdate',
  'claim zoneinfo',
  'claim locale',
  'claim phone_number',
  'claim phone_number_verified',
  'claim address',
  'claim updated_at',
  'claim azp',
  'claim nonce',
  'claim auth_time',
  'claim at_hash',
  'claim c_hash',
  'claim s_hash',
  'claim acr',
  'claim amr',
  'claim sub_jwk',
  'claim sid',
  'claim _claim_names',
  'claim _claim_sources',
  'claim scope',
  'claim client_id',
  'claim cnf',
  'claim act',
  'claim may_act',
  'claim events',
  'claim toe',
  'claim txn',
  'claim htm',
  'claim htu',
  'claim ath',
  'claim roles',
  'claim groups',
  'claim entitlements',
  'claim token_introspection',
  'claim authorization_details',
  'claim jkt',
  'claim active',
  'claim vct',
  'claim status',
  'claim _sd',
  'claim _sd_alg',
  'claim sub_id',
  'claim sip_from_tag',
  'claim sip_date',
  'claim sip_callid',
  'claim sip_cseq_num',
  'claim sip_via_branch',
  'claim orig',
  'claim dest',
  'claim mky',
  'claim rph',
  'claim sph',
  'claim div',
  'claim opt',
  'claim attest',
  'claim origid',
  'claim jcard',
  'claim at_use_nbr',
  'claim rcd',
  'claim rcdi',
  'claim crn',
  'claim ace_profile',
  'claim cnonce',
  'claim exi',
  'claim eat_nonce',
  'claim ueid',
  'claim sueids',
  'claim oemid',
  'claim hwmodel',
  'claim hwversion',
  'claim swname',
  'claim swversion',
  'claim dbgstat',
  'claim location',
  'claim eat_profile',
  'claim submods',
  'claim measurements',
  'claim vot',
  'claim vtm',
  'claim vc',
  'claim vp',
  'claim verified_claims',
  'claim trust_chain',
  'claim metadata',
  'claim tid',
  'claim oid',
  'claim upn',
  'claim ver',
  'claim appid',
  'claim appidacr',
  'claim idp',
  'claim scp',
  'claim wids',
  'claim uti',
  'claim rh',
  'claim realm_access',
  'claim resource_access',
  'claim allowed-origins',
  'claim session_state',
  'claim cognito:groups',
  'claim cognito:username',
  'claim token_use',
  'claim firebase',
  'claim user_id',
  'claim org_id',
  'claim permissions',
  'claim gty',
  'header alg',
  'header typ',
  'header cty',
  'header kid',
  'header jku',
  'header jwk',
  'header x5u',
  'header x5c',
  'header x5t',
  'header x5t#S256',
  'header crit',
  'header b64',
  'header url',
  'header nonce',
  'header enc',
  'header zip',
  'header epk',
  'header apu',
  'header apv',
  'header iv',
  'header tag',
  'header p2s',
  'header p2c',
  'header ppt',
  'header svt',
] satisfies readonly Key[]);

/** How dates are written: in the user's zone, in UTC, by ISO 8601, or unchanged from the token, in seconds. */
export type DateForm = 'local' | 'utc' | 'iso' | 'unix';

const dates = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'toe', 'sip_date']);

/** What `Date` can hold, in milliseconds. */
const maxMilliseconds = 8.64e15;

/** The members of a header or payload, each with what it means. */
export async function describe(
  members: Members,
  part: 'claim' | 'header',
  { form, now }: { readonly form: DateForm; readonly now: number },
  ctx: Context<Key | RelativeMessage>,
): Promise<readonly Claim[]> {
  const timeZone = form === 'local' ? ctx.timeZone : 'UTC';
  const relative = await createRelativeFormat({ ...ctx, timeZone });
  return [...members].map(([name, { written, value }]) => {
    const key = `${part} ${name}`;
    const at = dates.has(name) ? dateOf(members, name) : undefined;
    const isMeantOtherwise = isInMilliseconds(at);
    if (isMeantOtherwise) ctx.notice('milliseconds', { claim: name });
    const isWritable = at !== undefined && Math.abs(at) <= maxMilliseconds;
    const write = (moment: number) => `${writeDate(moment, form, { ...ctx, timeZone })} (${relative(moment, now)})`;
    return {
      name,
      value: typeof value === 'string' ? value : written,
      meaning: known.has(key) ? ctx.message(key as Key) : name.startsWith('xms_') ? ctx.message('vendorClaim') : '',
      date: !isWritable
        ? ''
        : isMeantOtherwise
          ? ctx.message('ifMilliseconds', { date: write(at / 1_000) })
          : write(at),
      decoded: typeof value === 'string' ? decodedText(value) : '',
      tokens: tokensIn(value),
    };
  });
}

/** How much of a text in Base64 is shown, in characters. */
const maxDecoded = 1_000;

/** The text that a value holds in Base64url, such as JSON; empty where it is none, or a token itself. */
function decodedText(value: string): string {
  if (splitJwt(value) || detectBase64(value).base64 < 0.8) return '';
  return shorten(decodeUtf8(decodeBase64(value)) ?? '', maxDecoded);
}

/** The tokens that a value is or contains, however deep. */
export function tokensIn(value: unknown): readonly string[] {
  const tokens: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && splitJwt(one)) tokens.push(one);
    else if (typeof one === 'object' && one !== null)
      for (const inner of Object.values(one).reverse()) left.push(inner);
  }
  return tokens;
}

function writeDate(at: number, form: DateForm, { locale, timeZone }: Context): string {
  if (form === 'unix') return String(at / 1_000);
  if (form === 'iso') return isoOf(at).replace('.000Z', 'Z');
  return localTimeOf(at, { locale, timeZone });
}
