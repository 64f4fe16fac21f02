/** A parameter of a query, as written in the URL and decoded. */
export interface Parameter {
  readonly written: string;
  readonly key: string;
  readonly value: string;
}

/** The parameters of a query or a fragment, in order; those that are empty, between `&`, are none. */
export function parametersOf(search: string): readonly Parameter[] {
  return search
    .replace(/^[?#]/, '')
    .split('&')
    .filter((written) => written !== '')
    .flatMap((written) =>
      [...new URLSearchParams(written)].slice(0, 1).map(([key, value]) => ({ written, key, value })),
    );
}

/** A fragment that looks like parameters, as some applications have there. */
export const hasParameters = (hash: string): boolean => /^#[^=&/]+=[^&]*(?:&[^=&]+=[^&]*)*$/.test(hash);

/** A query without its URL: `?a=1`, or at least two parameters as in the body of a form, `a=1&b=2`. */
export const isQuery = (text: string): boolean => /^(?:\?[^\s=&/?]+=|[^\s=&/?]+=[^\s&]*&[^\s=&]+=)\S*$/.test(text);

/** Tracking parameters: of Google, Meta, Microsoft, HubSpot, Mailchimp and others. */
const tracking =
  /^(?:utm_\w+|_?ga|_gl|gclid|gclsrc|gad_\w+|srsltid|dclid|gbraid|wbraid|fbclid|msclkid|twclid|ttclid|li_fat_id|mc_[ce]id|igsh(?:id)?|mibextid|ys?clid|_hsenc|_hsmi|__hs\w+|hsctatracking|vero_(?:id|conv)|mkt_tok|oly_(?:anon|enc)_id|wickedid|ml_subscriber(?:_hash)?|s_cid|rb_clickid)$/i;

export const isTracking = ({ key }: Parameter): boolean => tracking.test(key);
