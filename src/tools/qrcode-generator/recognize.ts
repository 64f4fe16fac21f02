/** What codes say, by how it begins; the first that fits. */
const kinds = [
  ['wifiNetwork', /^wifi:/i],
  ['oneTimePassword', /^otpauth(?:-migration)?:\/\//i],
  ['contactCard', /^(?:begin:vcard|mecard:)/i],
  ['calendarEvent', /^begin:v(?:calendar|event)/i],
  ['sepaPayment', /^BCD\r?\n/],
  ['emailAddress', /^(?:mailto|matmsg):/i],
  ['phoneNumber', /^tel:/i],
  ['textMessage', /^sms(?:to)?:/i],
  ['geoLocation', /^geo:/i],
  ['webAddress', /^https?:\/\/\S+$/i],
] as const;

/** Those that a form writes. */
const written: ReadonlySet<string> = new Set([
  'contactCard',
  'calendarEvent',
  'sepaPayment',
  'emailAddress',
  'phoneNumber',
  'textMessage',
  'geoLocation',
]);

/** The kind of what a code says, as a key of the messages; `plainText` where it is no kind that phones act on. */
export const recognizeContent = (content: string) =>
  kinds.find(([, beginning]) => beginning.test(content.trimStart()))?.[0] ?? 'plainText';

/** Whether a form can write what a code says. */
export const hasForm = (content: string): boolean => written.has(recognizeContent(content));
