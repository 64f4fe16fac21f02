import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/case-converter.en.json' with { type: 'json' };
import { runs } from '#testing/runs.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report, stoppedField } = testTool(tool, logic, { messages });
const convert = (input: string, style: string, options = {}) => run('convert', input, { style, ...options });
const convertCode = (code: string, options = {}) => run('convertCode', code, options);

describe('plain words', () => {
  // The known answers of the specification, plain words as change-case 5.4.4 has them.
  it.each([
    ['lower', 'lorem ipsum'],
    ['upper', 'LOREM IPSUM'],
    ['camel', 'loremIpsum'],
    ['pascal', 'LoremIpsum'],
    ['capital', 'Lorem Ipsum'],
    ['title', 'Lorem Ipsum'],
    ['sentence', 'Lorem ipsum'],
    ['none', 'lorem ipsum'],
    ['constant', 'LOREM_IPSUM'],
    ['snake', 'lorem_ipsum'],
    ['pascalSnake', 'Lorem_Ipsum'],
    ['ada', 'Lorem_Ipsum'],
    ['kebab', 'lorem-ipsum'],
    ['header', 'Lorem-Ipsum'],
    ['cobol', 'LOREM-IPSUM'],
    ['dot', 'lorem.ipsum'],
    ['path', 'lorem/ipsum'],
    ['namespace', 'lorem\\ipsum'],
    ['rust', 'lorem::ipsum'],
    ['flat', 'loremipsum'],
    ['upperFlat', 'LOREMIPSUM'],
    ['mocking', 'LoReM IpSuM'],
    ['inverse', 'LOREM IPSUM'],
    ['slug', 'lorem-ipsum'],
    ['initials', 'LI'],
  ])('%s: %s', async (style, output) => {
    expect(await convert('lorem ipsum', style)).toBe(output);
    expect(await run('convertAll', 'lorem ipsum')).toMatchObject({ [style]: output });
  });
});

describe('words', () => {
  it.each([
    // The known answers of the specification.
    ['XMLHttpRequest', 'snake', {}, 'xml_http_request'],
    ['XMLHttpRequest', 'pascal', { keepAcronyms: true }, 'XMLHttpRequest'],
    ['abc123def', 'camel', {}, 'abc123def'],
    ['version 1.2.10', 'snake', {}, 'version_1_2_10'],
    ['привет мир', 'camel', {}, 'приветМир'],
    ['IPv6Address', 'snake', {}, 'ipv6_address'],
    ["don't stop", 'kebab', {}, 'dont-stop'],
    ['straße', 'upper', {}, 'STRASSE'],
    ['istanbul', 'upper', { locale: 'tr' }, 'İSTANBUL'],
    ['नमस्ते दुनिया', 'snake', {}, 'नमस्ते_दुनिया'],
    ['œuvre complète', 'camel', {}, 'œuvreComplète'],
    // Where words begin.
    ['fooBarBAZQux', 'snake', {}, 'foo_bar_baz_qux'],
    ['utf8Encoding SHA256Hash', 'snake', {}, 'utf8_encoding_sha256_hash'],
    ['ABC123DEF H2O', 'snake', {}, 'abc123def_h2o'],
    ['5Apples', 'snake', {}, '5_apples'],
    ['e\u0301te\u0301Bleu', 'snake', {}, 'été_bleu'],
    ['ǅungla', 'pascal', {}, 'ǅungla'],
    ['a--b__c..d  e', 'kebab', {}, 'a-b-c-d-e'],
    ['abc123def', 'camel', { splitNumbers: true }, 'abc123Def'],
    ['abc123def 4x', 'snake', { splitNumbers: true }, 'abc_123_def_4_x'],
    ['version 1.2.10', 'camel', {}, 'version1_2_10'],
    ['version 1.2.10', 'pascal', {}, 'Version1_2_10'],
    ['٣ ٤', 'camel', {}, '٣_٤'],
    // Apostrophes, prefixes, patterns, lines.
    ["don't ’tis", 'kebab', { apostrophes: 'split' }, 'don-t-tis'],
    ['_privateName', 'snake', {}, '_private_name'],
    ['$fooBar @someOne #hash', 'kebab', {}, '$foo-bar-some-one-hash'],
    ['_privateName', 'snake', { keepPrefix: false }, 'private_name'],
    ['# Heading one', 'camel', {}, 'headingOne'],
    ['user42name7', 'snake', { strip: '\\d+' }, 'username'],
    ['foo bar\r\nbaz qux\n\nx', 'camel', {}, 'fooBar\r\nbazQux\n\nx'],
    ['foo bar\r\nbaz qux\n\nx', 'camel', { lines: 'whole' }, 'fooBarBazQuxX'],
    ['ab\ncd', 'mocking', {}, 'Ab\nCd'],
    ['ab\ncd', 'mocking', { lines: 'whole' }, 'Ab\ncD'],
    // Acronyms.
    ['userIDs', 'snake', {}, 'user_ids'],
    ['userIDs myURLParser', 'pascal', { keepAcronyms: true }, 'UserIDsMyURLParser'],
    ['OAuth2Token iOSApp', 'snake', {}, 'oauth2_token_ios_app'],
    ['the IPv6 ID', 'camel', { keepAcronyms: true }, 'theIPv6ID'],
    ['IPv6 for all', 'sentence', { keepAcronyms: true }, 'IPv6 for all'],
    ['xml parser', 'ada', {}, 'XML_Parser'],
    ['FOOBar', 'pascal', { keepAcronyms: true, acronyms: 'FOO' }, 'FOOBar'],
    ['myNaCl2', 'snake', { acronyms: 'NaCl' }, 'my_nacl2'],
    ['IPv6Address', 'snake', { acronyms: '' }, 'i_pv6_address'],
    // Capitals in a row.
    ['fooAB', 'snake', {}, 'foo_ab'],
    ['foo_ab', 'camel', {}, 'fooAb'],
    ['fooAB', 'snake', { keepCapitals: true }, 'foo_AB'],
    ['foo_AB', 'camel', { keepCapitals: true }, 'fooAB'],
    ['XMLHttpRequest', 'kebab', { keepCapitals: true }, 'XML-http-request'],
    ['XMLHttpRequest', 'camel', { keepCapitals: true }, 'xmlHttpRequest'],
    ['XML_http', 'pascal', { keepCapitals: true }, 'XMLHttp'],
    ['iOSApp', 'snake', { keepCapitals: true }, 'iOS_app'],
    ['iOS_app', 'camel', { keepCapitals: true }, 'iOSApp'],
    ['userIDs inA2B', 'snake', { keepCapitals: true }, 'user_IDs_in_A2B'],
    ['fooAB', 'constant', { keepCapitals: true }, 'FOO_AB'],
    ['fooAB', 'flat', { keepCapitals: true }, 'fooab'],
    ['fooAB', 'ada', { keepCapitals: true }, 'Foo_AB'],
    ['the ABC of it', 'sentence', { keepCapitals: true }, 'The ABC of it'],
    // Titles: small words but at the ends.
    ['the lord of the rings', 'title', {}, 'The Lord of the Rings'],
    ['what is it for', 'title', {}, 'What Is It For'],
    ['the cat and the dog and the', 'title', {}, 'The Cat and the Dog and The'],
    // What is between the words of prose stays.
    ["it's a dog's life — the end", 'title', {}, "It's a Dog's Life — the End"],
    ["it's a dog's life — the end", 'capital', {}, "It's A Dog's Life — The End"],
    ["IT'S a DOG'S life. “really?” yes, e.g. here", 'sentence', {}, "It's a dog's life. “Really?” Yes, e.g. Here"],
    ["o'brien and O'Brien, at l’Étoile", 'title', {}, "O'brien and O'Brien, at L’Étoile"],
    ['a state-of-the-art  example.com (3.14)', 'title', {}, 'A State-of-the-Art Example.com (3.14)'],
    ['$total_sum of it!', 'capital', {}, '$Total Sum Of It!'],
    ["it's a dog's life — the end", 'snake', {}, 'its_a_dogs_life_the_end'],
    ['user_first-name', 'title', {}, 'User First Name'],
    ['buy an iPhone on eBay', 'title', {}, 'Buy an Iphone on Ebay'],
    ['buy an iPhone on eBay', 'sentence', {}, 'Buy an iphone on ebay'],
    ['buy an iPhone on eBay', 'capital', { keepCapitals: true }, 'Buy An iPhone On eBay'],
    ['an XMLHttpRequest\r\nfooBar', 'title', {}, 'An Xmlhttprequest\r\nFoo Bar'],
    ['war and peace', 'title', { smallWords: '' }, 'War And Peace'],
    // Letters.
    ['ﬁrst ßa', 'pascal', {}, 'FirstSsa'],
    ['საქართველო', 'pascal', {}, 'საქართველო'],
    ['όνομα χρήστη', 'upper', { locale: 'el' }, 'ΟΝΟΜΑ ΧΡΗΣΤΗ'],
    ['όνομα χρήστη', 'capital', { locale: 'el' }, 'Όνομα Χρήστη'],
    ['ΟΔΟΣ ΑΣ', 'capital', {}, 'Οδος Ας'],
    ['iI', 'inverse', { locale: 'tr' }, 'İı'],
    ['ΟΔΟΣ ΑΣα', 'inverse', {}, 'οδος ασΑ'],
    ['ΟΔΟΣ ΣΑΣΑ', 'lower', {}, 'οδος σασα'],
    ['e\u0301te\u0301', 'upper', {}, 'E\u0301TE\u0301'],
    ['straße', 'constant', {}, 'STRASSE'],
    ['ISPARTA IRMAK', 'capital', { locale: 'tr' }, 'Isparta Irmak'],
    ['istanbul ili', 'pascal', { locale: 'tr' }, 'İstanbulİli'],
    ['fOO, Bar!', 'inverse', {}, 'Foo, bAR!'],
    ['Ærøskøbing Łódź – Đà Nẵng', 'slug', {}, 'aeroskobing-lodz-da-nang'],
    ['Привет мой', 'slug', {}, 'привет-мой'],
    ['version 1.2 élan', 'initials', {}, 'V12É'],
    ['hi 😀 there', 'camel', {}, 'hiThere'],
    ['__proto__', 'snake', {}, '__proto'],
    ['', 'camel', {}, ''],
    [' \n-', 'snake', {}, '\n'],
  ] as const)('%j in %s with %j', async (input, style, options, output) => {
    expect(await convert(input, style, options)).toBe(output);
  });
});

describe('names in code', () => {
  it.each([
    ['let user_name = 1;', {}, 'let userName = 1;'],
    ['return MAX_SIZE', { style: 'pascal' }, 'return MaxSize'],
    ['return MAX_SIZE', { style: 'pascal', singleWords: true }, 'Return MaxSize'],
    ['a  =  "user_name" + \'x_y\' + `t_u`;', {}, 'a  =  "user_name" + \'x_y\' + `t_u`;'],
    ['"a\\"b_c" + d_e', {}, '"a\\"b_c" + dE'],
    ['x_y // x_y\nx_y /* x_y\n x_y */ x_y', {}, 'xY // x_y\nxY /* x_y\n x_y */ xY'],
    ['# my_note\nself.my_attr = """a_b\nc_d""" + e_f', {}, '# my_note\nself.myAttr = """a_b\nc_d""" + eF'],
    ['#include <my_file.h>\nint my_int;', {}, '#include <my_file.h>\nint myInt;'],
    ['SELECT user_id -- the user_id\nFROM my_table', {}, 'SELECT userId -- the user_id\nFROM myTable'],
    ['while (n_left-- > min_left) {}', {}, 'while (nLeft-- > minLeft) {}'],
    ['1_000_000 + 0xFF_FF + a_b', {}, '1_000_000 + 0xFF_FF + aB'],
    ['__my_init__($my_var, @my_field, this.#my_secret)', {}, '__myInit__($myVar, @myField, this.#mySecret)'],
    ["fn f<'a_b>(x_y: &'a_b str)", {}, "fn f<'a_b>(xY: &'a_b str)"],
    ['fooBar()', { style: 'snake' }, 'foo_bar()'],
    ['"open my_string\nmy_name', {}, '"open my_string\nmyName'],
    ['user_data$ + my$var_name + my_name__ + __', {}, 'userData$ + my$varName + myName__ + __'],
    ["'a\\'b_c' + d_e + 'open\nx_y", {}, "'a\\'b_c' + dE + 'open\nxY"],
    ['été_bleu + e\u0301te\u0301_gris', {}, 'étéBleu + étéGris'],
    ['get_HTTP_code', { keepAcronyms: true }, 'getHTTPCode'],
  ])('%j with %j', async (code, options, output) => {
    expect(await convertCode(code, options)).toBe(output);
  });
});

test.each([
  ['a string', `"${'a'.repeat(3e6)}\\n"`],
  ['a template', `\`${'😀'.repeat(2e6)}\``],
  ['an open comment', `/*${'a_b '.repeat(1e6)}`],
  ['a line of underscores', '_'.repeat(1e6)],
  ['quotes', `'`.repeat(1e6)],
])('%s of millions of signs is read at once', async (_, code) => {
  expect(await convertCode(code)).toBe(code);
});

test('reports a bad pattern at its option', async () => {
  expect((await report('convert', 'a', { strip: '(' })).error).toBe(
    'This is not a valid regular expression: unclosed “(” at position 1.',
  );
  expect(await error('convert', 'a', { strip: '(' })).toMatchObject({ code: 'bad-pattern', at: { field: 'strip' } });
});

test.each<['convert' | 'convertAll', string, string | undefined]>([
  ['convert', 'x', 'strip'],
  ['convertAll', 'x', 'strip'],
  ['convert', '', undefined],
])('a pattern that does not come to an end is stopped: %s, %j', async (name, strip, field) => {
  expect(await stoppedField(name, 'a\nb', { strip })).toBe(field);
});

describe('there and back', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  const names = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('_'));
  it.each(['camel', 'pascal', 'kebab', 'constant', 'header', 'dot', 'title'])('by way of %s', async (style) => {
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        expect(await convert(await convert(name, style), 'snake')).toBe(name);
      }),
    );
  });

  it.each(['snake', 'kebab', 'dot', 'path', 'pascalSnake', 'header', 'rust'])(
    'camelCase comes back from %s where capitals in a row are kept',
    async (style) => {
      const keepCapitals = true;
      const camel = fc.stringMatching(/^[a-zé][a-zA-Z0-9éÉжЖ]{0,14}$/);
      await fc.assert(
        fc.asyncProperty(camel, async (name) => {
          const there = await convert(name, style, { keepCapitals });
          expect(await convert(there, 'camel', { keepCapitals })).toBe(name);
        }),
        runs(1_000),
      );
    },
  );

  it.each(['camel', 'pascal', 'snake', 'kebab'])('%s of its own output is the same', async (style) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'aBcdéÉжЖ日12 _-.’$', 'e\u0301') }),
        fc.boolean(),
        async (text, splitNumbers) => {
          const once = await convert(text, style, { lines: 'whole', splitNumbers });
          // Single letters make runs of capitals, and numbers hide where a word begins.
          fc.pre(style === 'snake' || style === 'kebab' || !/[\p{Lu}\p{N}]\p{M}*\p{Lu}/u.test(once));
          expect(await convert(once, style, { lines: 'whole', splitNumbers })).toBe(once);
        },
      ),
    );
  });
});
