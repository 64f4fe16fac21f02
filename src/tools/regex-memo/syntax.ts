import { type FlavorCode, flavorCodes, type Section } from './sections.ts';

/** A piece of the syntax of regular expressions. */
export interface Syntax {
  readonly id: string;
  readonly section: Section;
  readonly syntax: string;
  /** The engines that have it. */
  readonly flavors: readonly FlavorCode[];
  /** An example for JavaScript: what it matches is in the text. */
  readonly example: { readonly pattern: string; readonly flags: string; readonly text: string } | undefined;
  readonly tags: readonly string[];
}

type Row = readonly [
  id: string,
  syntax: string,
  /** Letters of `flavorCodes`. */
  flavors: string,
  tags: string,
  example?: readonly [pattern: string, flags: string, text: string],
];

/*
 * Sources: ECMA-262, 22.2; pcre2pattern(3); Python library reference, "re"; RE2 syntax; java.util.regex.Pattern; .NET
 * "Regular expression language"; POSIX IEEE 1003.1 XBD 9.4 with the extensions of GNU.
 */
const rows: Readonly<Record<Section, readonly Row[]>> = {
  characters: [
    ['literal', 'abc', 'jpygvne', 'text', ['abc', 'g', 'abc ABC abcd']],
    ['any', '.', 'jpygvne', 'dot wildcard point joker', ['b.t', 'g', 'bat bet bt']],
    [
      'escape',
      String.raw`\.`,
      'jpygvne',
      'escape backslash échapper antislash special',
      [String.raw`3\.14`, 'g', '3.14 3x14'],
    ],
    ['line-feed', String.raw`\n`, 'jpygvn', 'newline line break saut de ligne', [String.raw`\n`, 'g', 'one\ntwo']],
    ['carriage-return', String.raw`\r`, 'jpygvn', 'newline windows crlf', [String.raw`\r?\n`, 'g', 'one\r\ntwo']],
    ['tab-escape', String.raw`\t`, 'jpygvn', 'tabulation', [String.raw`\t`, 'g', 'a\tb']],
    ['hex-escape', String.raw`\x41`, 'jpygvn', 'hexadecimal code', [String.raw`\x41`, 'g', 'ABA']],
    ['unicode-escape', String.raw`\u00e9`, 'jyvn', 'code point unicode', [String.raw`\u00e9`, 'g', 'café']],
    ['code-point', String.raw`\u{1F600}`, 'j', 'emoji astral unicode', [String.raw`\u{1F600}`, 'gu', '😀 :)']],
    ['hex-braces', String.raw`\x{1F600}`, 'pgv', 'emoji code point unicode'],
    ['control', String.raw`\cJ`, 'jpvn', 'control ctrl contrôle', [String.raw`\cJ`, 'g', 'a\nb']],
    ['quoted', String.raw`\Q…\E`, 'pgv', 'literal escape échapper'],
    ['any-line-break', String.raw`\R`, 'pv', 'newline crlf saut de ligne'],
    ['grapheme', String.raw`\X`, 'pv', 'emoji cluster unicode'],
  ],
  classes: [
    ['set', '[abc]', 'jpygvne', 'class list classe liste', ['[bc]at', 'g', 'bat cat hat']],
    ['negated-set', '[^abc]', 'jpygvne', 'class not classe sauf', ['[^bc]at', 'g', 'bat cat hat']],
    ['range', '[a-z]', 'jpygvne', 'class letters classe lettres', ['[a-f0-9]+', 'g', 'cafe 42 xyz']],
    ['digit', String.raw`\d`, 'jpygvn', 'number chiffres nombre', [String.raw`\d+`, 'g', 'room 42']],
    ['not-digit', String.raw`\D`, 'jpygvn', 'number nombre', [String.raw`\D+`, 'g', 'room 42']],
    [
      'word',
      String.raw`\w`,
      'jpygvne',
      'letters alphanumeric lettres alphanumérique',
      [String.raw`\w+`, 'g', 'user_1, bob'],
    ],
    ['not-word', String.raw`\W`, 'jpygvne', 'punctuation ponctuation', [String.raw`\W+`, 'g', 'a - b']],
    ['space', String.raw`\s`, 'jpygvne', 'whitespace blank espaces blanc', [String.raw`\s+`, 'g', 'a  b\tc']],
    ['not-space', String.raw`\S`, 'jpygvne', 'whitespace espaces', [String.raw`\S+`, 'g', 'a  b\tc']],
    ['horizontal-space', String.raw`\h`, 'pv', 'blank tab espace tabulation'],
    ['posix-class', '[[:alpha:]]', 'pge', 'posix bracket crochets'],
    [
      'property',
      String.raw`\p{L}`,
      'jpgvn',
      'unicode letter lettre category catégorie',
      [String.raw`\p{L}+`, 'gu', 'naïve Ünï 42'],
    ],
    ['not-property', String.raw`\P{L}`, 'jpgvn', 'unicode category catégorie', [String.raw`\P{L}+`, 'gu', 'é 42 ü']],
    [
      'script',
      String.raw`\p{Script=Greek}`,
      'jpv',
      'unicode greek cyrillic alphabet grec',
      [String.raw`\p{Script=Greek}+`, 'gu', 'alpha αβγ'],
    ],
    ['intersection', '[a-z&&[^aeiou]]', 'jv', 'set and ensemble', ['[[a-z]&&[^aeiou]]+', 'gv', 'banana']],
    ['subtraction', String.raw`[\w--\d]`, 'j', 'set difference ensemble', [String.raw`[\w--\d]+`, 'gv', 'abc123']],
    ['dotnet-subtraction', '[a-z-[aeiou]]', 'n', 'set difference ensemble .net'],
    ['set-strings', String.raw`[\q{ab|c}]`, 'j', 'strings set chaînes', [String.raw`[\q{ab|c}x]`, 'gv', 'abcx']],
  ],
  anchors: [
    ['start', '^', 'jpygvne', 'begin line début ligne', [String.raw`^\w+`, 'gm', 'one two\nthree']],
    ['end', '$', 'jpygvne', 'line fin ligne', [String.raw`\w+$`, 'gm', 'one two\nthree']],
    ['text-start', String.raw`\A`, 'pygvn', 'begin string début'],
    ['text-end', String.raw`\z`, 'pgvn', 'end string fin'],
    ['final-line', String.raw`\Z`, 'pyvn', 'end string fin'],
    ['boundary', String.raw`\b`, 'jpygvne', 'whole word mot entier limite', [String.raw`\bcat\b`, 'g', 'cat concat']],
    ['no-boundary', String.raw`\B`, 'jpygvne', 'inside word dans mot', [String.raw`\Bcat`, 'g', 'cat concat']],
    ['word-start', String.raw`\<`, 'e', 'word boundary mot'],
    ['last-match', String.raw`\G`, 'pvn', 'sticky continue'],
  ],
  repeat: [
    ['star', '*', 'jpygvne', 'zero or more any number zéro ou plus', ['ab*', 'g', 'a ab abbb']],
    ['plus', '+', 'jpygvne', 'one or more une ou plus', ['ab+', 'g', 'a ab abbb']],
    ['optional', '?', 'jpygvne', 'zero or one maybe facultatif', ['colou?r', 'g', 'color colour']],
    ['exactly', '{3}', 'jpygvne', 'count times nombre fois', [String.raw`\b\d{3}\b`, 'g', '12 123 1234']],
    ['at-least', '{2,}', 'jpygvne', 'minimum count times', ['a{2,}', 'g', 'a aa aaaa']],
    ['between', '{2,4}', 'jpygvne', 'minimum maximum count', [String.raw`\b\d{2,4}\b`, 'g', '1 12 12345']],
    ['lazy', '*?', 'jpygvn', 'non-greedy reluctant ungreedy paresseux', ['<.+?>', 'g', '<a><b>']],
    ['possessive', '*+', 'pyv', 'no backtracking possessif'],
    ['atomic', '(?>…)', 'pyvn', 'no backtracking atomique'],
  ],
  groups: [
    ['group', '(…)', 'jpygvne', 'capture capturing capturer parenthèses', [String.raw`(\d+)-(\d+)`, 'g', '10-20']],
    ['plain-group', '(?:…)', 'jpygvn', 'non-capturing non capturant', ['(?:ab)+', 'g', 'ababab']],
    ['named-group', '(?<name>…)', 'jpgvn', 'named capture nommé', [String.raw`(?<year>\d{4})`, 'g', 'May 2026']],
    ['python-named-group', '(?P<name>…)', 'pyg', 'named capture python nommé'],
    [
      'backreference',
      String.raw`\1`,
      'jpyvne',
      'same text again repeat répété',
      [String.raw`(\w)\1`, 'g', 'hello book'],
    ],
    [
      'named-backreference',
      String.raw`\k<name>`,
      'jpvn',
      'same text named nommé',
      [String.raw`(?<c>\w)\k<c>`, 'g', 'hello'],
    ],
    ['python-backreference', '(?P=name)', 'py', 'same text named python nommé'],
    ['alternatives', 'a|b', 'jpygvne', 'or pipe either ou choix', ['cat|dog', 'g', 'cat dog cow']],
    ['modifiers', '(?i:…)', 'jpygvn', 'ignore case flags casse drapeaux'],
    ['inline-flags', '(?i)', 'pygvn', 'ignore case modifiers casse'],
    ['conditional', '(?(1)a|b)', 'pyn', 'if then else si alors sinon'],
    ['branch-reset', '(?|…)', 'p', 'group numbers numéros'],
    ['recursion', '(?R)', 'p', 'nested brackets recursive imbriqué récursif'],
    ['subroutine', '(?1)', 'p', 'call group recursive récursif'],
    ['balancing', '(?<open-close>…)', 'n', 'nested brackets .net imbriqué'],
    ['comment', '(?#…)', 'pyn', 'note remark commentaire'],
  ],
  lookaround: [
    [
      'lookahead',
      '(?=…)',
      'jpyvn',
      'followed by look ahead positive suivi de',
      [String.raw`\d+(?= €)`, 'g', '5 € 7 $'],
    ],
    [
      'negative-lookahead',
      '(?!…)',
      'jpyvn',
      'not followed by look ahead negative non suivi',
      [String.raw`\b(?!test)\w+`, 'g', 'test code'],
    ],
    [
      'lookbehind',
      '(?<=…)',
      'jpyvn',
      'preceded by look behind positive précédé',
      [String.raw`(?<=\$)\d+`, 'g', '$5 €7'],
    ],
    [
      'negative-lookbehind',
      '(?<!…)',
      'jpyvn',
      'not preceded by look behind negative non précédé',
      [String.raw`(?<!\$)\b\d+`, 'g', '$5 €7'],
    ],
    ['keep-out', String.raw`\K`, 'p', 'reset match start lookbehind'],
  ],
  flags: [
    ['flag-g', 'g', 'j', 'global all toutes', ['a', 'g', 'banana']],
    ['flag-i', 'i', 'jpygvne', 'ignore case insensitive casse', ['abc', 'gi', 'ABC abc']],
    ['flag-m', 'm', 'jpygvn', 'multiline lines multiligne', ['^b', 'gm', 'a\nb']],
    ['flag-s', 's', 'jpygvn', 'dotall single line point', ['a.b', 'gs', 'a\nb']],
    ['flag-u', 'u', 'j', 'unicode code points', ['^.$', 'gu', '😀']],
    ['flag-v', 'v', 'j', 'unicode sets emoji', [String.raw`^\p{RGI_Emoji}$`, 'gv', '👨‍👩‍👧']],
    ['flag-y', 'y', 'j', 'sticky lastIndex position', ['ab', 'gy', 'ababxab']],
    ['flag-d', 'd', 'j', 'indices positions', ['(a)b', 'gd', 'ab']],
    ['flag-x', 'x', 'pyvn', 'verbose extended spaces comments espaces commentaires'],
  ],
  replacement: [
    ['replace-group', '$1', 'jpgvn', 'substitution replace remplacer', [String.raw`(\w+)@(\w+)`, 'g', 'bob@home']],
    ['replace-backslash', String.raw`\1`, 'pye', 'substitution replace sed python remplacer'],
    [
      'replace-named',
      '$<name>',
      'j',
      'substitution replace remplacer nommé',
      [String.raw`(?<user>\w+)@`, 'g', 'bob@home'],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax itself
    ['replace-braces', '${name}', 'gvn', 'substitution replace remplacer nommé'],
    ['replace-python', String.raw`\g<name>`, 'y', 'substitution replace python remplacer nommé'],
    ['replace-all', '$&', 'jn', 'substitution replace whole match remplacer tout', [String.raw`\d+`, 'g', 'a1b22']],
    ['replace-zero', '$0', 'pgvn', 'substitution replace whole match remplacer tout'],
    ['replace-dollar', '$$', 'jgn', 'substitution literal dollar remplacer', [String.raw`\d+`, 'g', '5 7']],
  ],
  recipes: [
    [
      'email-pattern',
      String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
      'jpygvn',
      'mail address courriel adresse',
      [String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, 'g', 'Write to bob@example.org.'],
    ],
    [
      'url-pattern',
      String.raw`https?:\/\/[^\s<>"]+`,
      'jpygvne',
      'link website lien site',
      [String.raw`https?:\/\/[^\s<>"]+`, 'g', 'See https://example.org/a?b=1'],
    ],
    [
      'ipv4-pattern',
      String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b`,
      'jpygvn',
      'ip address adresse',
      [
        String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b`,
        'g',
        '192.0.2.1 300.1.1.1',
      ],
    ],
    [
      'iso-date',
      String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,
      'jpygvn',
      'date iso 8601 day jour',
      [String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`, 'g', '2026-11-29 2026-13-01'],
    ],
    [
      'time-of-day',
      String.raw`\b(?:[01]\d|2[0-3]):[0-5]\d\b`,
      'jpygvn',
      'clock hour heure',
      [String.raw`\b(?:[01]\d|2[0-3]):[0-5]\d\b`, 'g', '09:30 24:00'],
    ],
    [
      'number-pattern',
      String.raw`[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
      'jpygvn',
      'decimal float integer entier décimal',
      [String.raw`[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`, 'g', '-1.5e3 and 42'],
    ],
    [
      'hex-color',
      String.raw`#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b`,
      'jpygvn',
      'css colour color couleur',
      [String.raw`#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b`, 'g', '#ff6600 #f60 #12'],
    ],
    [
      'uuid-pattern',
      String.raw`[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}`,
      'jpygvn',
      'guid id identifier',
      [String.raw`[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}`, 'g', '123e4567-e89b-12d3-a456-426614174000'],
    ],
    [
      'semver',
      String.raw`\bv?\d+\.\d+\.\d+(?:-[\da-zA-Z.-]+)?\b`,
      'jpygvn',
      'version semantic',
      [String.raw`\bv?\d+\.\d+\.\d+(?:-[\da-zA-Z.-]+)?\b`, 'g', 'v1.2.3-beta.1'],
    ],
    [
      'slug-pattern',
      '^[a-z0-9]+(?:-[a-z0-9]+)*$',
      'jpygvn',
      'kebab-case url',
      ['^[a-z0-9]+(?:-[a-z0-9]+)*$', 'gm', 'my-post\nMy post'],
    ],
    [
      'quoted-text',
      String.raw`"(?:[^"\\]|\\.)*"`,
      'jpygvn',
      'string quotes chaîne guillemets',
      [String.raw`"(?:[^"\\]|\\.)*"`, 'g', String.raw`say "a \"b\"" now`],
    ],
    [
      'repeated-word',
      String.raw`\b(\w+)\s+\1\b`,
      'jpyvn',
      'duplicate double word mot doublon',
      [String.raw`\b(\w+)\s+\1\b`, 'gi', 'the the end'],
    ],
    [
      'trailing-spaces',
      String.raw`[ \t]+$`,
      'jpygvn',
      'trim whitespace end of line espaces fin',
      [String.raw`[ \t]+$`, 'gm', 'one  \ntwo'],
    ],
    [
      'blank-lines',
      String.raw`^\s*\n`,
      'jpygvn',
      'empty lines remove vide supprimer',
      [String.raw`^\s*\n`, 'gm', 'one\n\ntwo'],
    ],
    [
      'line-without',
      '^(?!.*error).*$',
      'jpyvn',
      'not containing exclude does not contain sans',
      ['^(?!.*error).*$', 'gm', 'ok\nan error\nfine'],
    ],
    [
      'thousands',
      String.raw`\B(?=(?:\d{3})+(?!\d))`,
      'jpyvn',
      'thousand separators group digits milliers',
      [String.raw`\B(?=(?:\d{3})+(?!\d))`, 'g', '1234567'],
    ],
    [
      'camel-case',
      '(?<=[a-z])(?=[A-Z])',
      'jpyvn',
      'split words découper mots',
      ['(?<=[a-z])(?=[A-Z])', 'g', 'camelCaseName'],
    ],
    [
      'strong-password',
      String.raw`^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$`,
      'jpyvn',
      'strong rules mot de passe',
      [String.raw`^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$`, 'g', 'Abcdefg1'],
    ],
  ],
};

/** All of them, in the order of their sections. */
export const syntaxes: readonly Syntax[] = Object.entries(rows).flatMap(([section, own]) =>
  own.map(([id, syntax, letters, tags, example]) => ({
    id,
    section: section as Section,
    syntax,
    flavors: flavorCodes.filter((_, index) => letters.includes('jpygvne'[index] ?? '-')),
    example: example && { pattern: example[0], flags: example[1], text: example[2] },
    tags: tags.split(' '),
  })),
);
