import { expect, test } from 'vitest';
import messages from '#generated/messages/toml-to-json.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, outcome } = testTool(tool, logic, { messages });

const { raw } = String;

// The examples of TOML 1.0.0, by its sections.
test.each<[section: string, toml: string, data: unknown]>([
  ['Comment', '# whole line\nkey = "value" # end\nanother = "# no comment"', { key: 'value', another: '# no comment' }],
  ['Keys', 'bare_key = "v"\nbare-key = "v"\n1234 = "v"', { bare_key: 'v', 'bare-key': 'v', 1234: 'v' }],
  ['Keys', '"127.0.0.1" = 1\n"ʎǝʞ" = 2\n\'quoted "value"\' = 3', { '127.0.0.1': 1, ʎǝʞ: 2, 'quoted "value"': 3 }],
  ['Keys', '"" = "blank"', { '': 'blank' }],
  [
    'Keys',
    'physical.color = "orange"\nsite."google.com" = true',
    { physical: { color: 'orange' }, site: { 'google.com': true } },
  ],
  ['Keys', 'fruit . flavor = "banana"\nfruit. color = "yellow"', { fruit: { flavor: 'banana', color: 'yellow' } }],
  ['Keys', 'apple.type = 1\norange.type = 2\napple.skin = 3', { apple: { type: 1, skin: 3 }, orange: { type: 2 } }],
  ['Keys', '3.14159 = "pi"', { 3: { 14159: 'pi' } }],
  ['String', raw`str = "\"quoted\". Name\tJos\u00E9\nLocation"`, { str: '"quoted". Name\tJosé\nLocation' }],
  ['String', 's = """\nRoses are red\nViolets are blue"""', { s: 'Roses are red\nViolets are blue' }],
  ['String', 's = """\nThe quick brown \\\n\n\n  fox jumps \\\n    over."""', { s: 'The quick brown fox jumps over.' }],
  ['String', raw`s = """Three: ""\"."""`, { s: 'Three: """.' }],
  ['String', 's = """"This," she said, "is all.""""', { s: '"This," she said, "is all."' }],
  ['String', raw`s = '\\ServerX\admin$\system32\'`, { s: '\\\\ServerX\\admin$\\system32\\' }],
  ['String', raw`s = '''I [dw]on't need \d{2} apples'''`, { s: raw`I [dw]on't need \d{2} apples` }],
  ['String', `s = ''''That,' she said, 'is all.''''`, { s: "'That,' she said, 'is all.'" }],
  ['Integer', 'a = +99\nb = -17\nc = 5_349_221\nd = 53_49_221', { a: 99, b: -17, c: 5_349_221, d: 5_349_221 }],
  [
    'Integer',
    'a = 0xDEADBEEF\nb = 0xdead_beef\nc = 0o755\nd = 0b11010110',
    { a: 0xdeadbeef, b: 0xdeadbeef, c: 0o755, d: 214 },
  ],
  ['Float', 'a = +1.0\nb = -0.01\nc = 5e+22\nd = 6.626e-34', { a: 1, b: -0.01, c: 5e22, d: 6.626e-34 }],
  ['Float', 'a = 224_617.445_991_228', { a: 224_617.445991228 }],
  ['Offset Date-Time', 'a = 1979-05-27T00:32:00-07:00', { a: '1979-05-27T00:32:00-07:00' }],
  ['Local Time', 'a = 00:32:00.999999', { a: '00:32:00.999999' }],
  [
    'Array',
    'a = [ [ 1, 2 ], ["a", "b"] ]\nb = [ 0.1, 2,\n  3, # last\n]',
    {
      a: [
        [1, 2],
        ['a', 'b'],
      ],
      b: [0.1, 2, 3],
    },
  ],
  ['Table', '[dog."tater.man"]\ntype.name = "pug"', { dog: { 'tater.man': { type: { name: 'pug' } } } }],
  ['Table', '[ g .  h  . i ]\n[ j . "ʞ" . \'l\' ]', { g: { h: { i: {} } }, j: { ʞ: { l: {} } } }],
  ['Table', '[x.y.z.w]\n[x]', { x: { y: { z: { w: {} } } } }],
  [
    'Table',
    '[fruit]\napple.color = "red"\n[fruit.apple.texture]\nsmooth = true',
    { fruit: { apple: { color: 'red', texture: { smooth: true } } } },
  ],
  ['Inline Table', 'animal = { type.name = "pug" }', { animal: { type: { name: 'pug' } } }],
  [
    'Array of Tables',
    '[[fruits]]\nname = "apple"\n[fruits.physical]\ncolor = "red"\n[[fruits.varieties]]\nname = "red delicious"\n[[fruits]]\nname = "banana"',
    {
      fruits: [
        { name: 'apple', physical: { color: 'red' }, varieties: [{ name: 'red delicious' }] },
        { name: 'banana' },
      ],
    },
  ],
])('%s: %j', async (_, toml, data) => {
  expect(JSON.parse(await run('toJson', toml, { tomlVersion: '1.0' }))).toEqual(data);
});

// The examples that TOML 1.0.0 calls invalid, by its sections.
test.each([
  ['Key/Value Pair', 'key = # INVALID'],
  ['Key/Value Pair', 'first = "Tom" last = "Preston-Werner"'],
  ['Keys', '= "no key name"'],
  ['Keys', '"""key""" = "not allowed"'],
  ['Keys', 'name = "Tom"\nname = "Pradyun"'],
  ['Keys', 'spelling = "favorite"\n"spelling" = "favourite"'],
  ['Keys', 'fruit.apple = 1\nfruit.apple.smooth = true'],
  ['String', 'a = """Three: """."""'],
  ['String', "a = '''Fifteen: ''''''''''''''''''"],
  ['Float', 'a = .7'],
  ['Float', 'a = 7.'],
  ['Float', 'a = 3.e+20'],
  ['Table', '[fruit]\na = 1\n[fruit]\nb = 2'],
  ['Table', '[fruit]\napple = "red"\n[fruit.apple]\ntexture = "smooth"'],
  ['Table', '[fruit]\napple.color = "red"\n[fruit.apple]'],
  ['Inline Table', '[product]\ntype = { name = "Nail" }\ntype.edible = false'],
  ['Inline Table', '[product]\ntype.name = "Nail"\ntype = { edible = false }'],
  ['Array of Tables', '[fruit.physical]\ncolor = "red"\n[[fruit]]\nname = "apple"'],
  ['Array of Tables', 'fruits = []\n[[fruits]]'],
  [
    'Array of Tables',
    '[[fruits]]\nname = "apple"\n[[fruits.varieties]]\nname = "red"\n[fruits.varieties]\nname = "green"',
  ],
])('%s: refuses %j', async (_, toml) => {
  expect(await outcome('toJson', toml, { tomlVersion: '1.0' })).toMatchObject({ failure: {} });
});
