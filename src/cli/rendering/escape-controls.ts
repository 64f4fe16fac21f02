/** What a terminal obeys or hides, so that text reads as another: `escapeControls` leaves only harmless uses of it. */
const unsafe = String.raw`[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]`;

/** One emoji of a sequence joined by U+200D, with a skin tone or a variation selector (UTS #51). */
const emoji = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]?`;

/** Scripts whose spelling needs U+200C and U+200D. */
const joining = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

/** What is printed as it is; the flags of England, Scotland and Wales are the emoji with tags. */
const safe = [
  String.raw`[\t\n]|\r\n`,
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  String.raw`${emoji}(?:\u200d${emoji})*`,
  String.raw`[#*\d]\ufe0f\u20e3`,
  String.raw`\p{Ideographic}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?!${unsafe})\p{Script=Mongolian}[\u180b-\u180d\u180f]`,
  String.raw`(?!${unsafe})[${joining}][\u200c\u200d](?=[${joining}])`,
].join('|');

const sequences = new RegExp(`${safe}|(${unsafe})`, 'gu');

/** UTF-16 code units as `\u001b`, which is valid in JSON too. */
const toUnits = (character: string): string =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Text that is safe to print on a terminal: control, bidirectional and invisible characters are escaped. Tabs, line
 * breaks, and the joiners and variation selectors that spelling and emoji need remain.
 */
export const escapeControls = (text: string): string =>
  text.replace(sequences, (sequence, found?: string) => (found === undefined ? sequence : toUnits(found)));

/** The text for a stream: escaped on a terminal, as it is in a pipe or file. */
export const textFor = ({ isTTY }: { readonly isTTY?: boolean }, text: string): string =>
  isTTY ? escapeControls(text) : text;
