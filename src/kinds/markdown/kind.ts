import { defineKind } from '#core/kind.ts';

/** What is hardly anything but Markdown: a link or picture, a fence, a task, a section, an alert, a footnote. */
const clear = [
  /!?\[[^\]\n[]{0,200}\]\((?:https?:|mailto:|[./#\w])[^)\s]*(?: "[^"\n]*")?\)/,
  /^ {0,3}(?:```|~~~)[\w+#.-]*[ \t]*\r?$/m,
  /^ {0,3}[-*+] \[[ xX]\] \S/m,
  /^#{2,6} \S/m,
  /^> \[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/m,
  /^\[\^[^\]\s]+\]: /m,
  /^ {0,3}\|?(?: {0,20}:?-{3,}:? {0,20}\|){1,50}(?: {0,20}:?-{3,}:?)?[ \t]{0,20}\r?$/m,
];
/** What other texts have as well: a title or a comment, emphasis, inline code, a list. */
const vague = [
  /^# \S/m,
  /(?:^|\s)(?:\*\*[^\s*][^*\n]{0,200}\*\*|[*_][^\s*_][^*_\n]{0,200}[*_](?![\w*]))/m,
  /(?:^|\s)`[^`\n]{1,200}`/m,
  /^ {0,3}[-*+] \S/m,
];

/** Below front matter: no document of YAML has them, but comments that look like sections. */
const beyondYaml = clear.filter(({ source }) => !source.startsWith('^#'));

const count = (text: string, signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(text)).length;

/** Text in Markdown (CommonMark, GitHub Flavored Markdown), by the marks in it. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'md',
  mime: 'text/markdown',
  detect(text) {
    if (/^\s*[{<]/.test(text)) return 0;
    const [matter] = /^---\r?\n(?:(?!---).*\r?\n){1,200}---\r?\n/.exec(text) ?? [];
    if (matter !== undefined && count(text.slice(matter.length), beyondYaml) > 0) return 0.97;
    const signs = count(text, clear);
    const others = count(text, vague);
    if (signs === 0) return others > 1 ? 0.3 : 0;
    return signs + others > 1 ? 0.7 : 0.5;
  },
});
