import { defaultOptions } from '#core/fields.ts';
import { plainContext } from '#core/perform.ts';
import * as O from '#lib/data-conversion/options.ts';
import { readJson, readTomlText, readYamlText } from '#lib/data-conversion/read.ts';
import { writeTomlAsJson, writeYamlAsJson } from '#lib/data-conversion/write-json.ts';
import { writeYamlAsToml } from '#lib/data-conversion/write-toml.ts';
const ctx = plainContext({});
const y = defaultOptions(O.yamlToJson);
for (const s of [
 '? - b # why\n: 2',
 '# above\n? # c0\n  - b # why\n  # tail\n# between\n: # c1\n  2 # c2\n# end',
 '? a # c\n: 1', '# x\n? a\n# y\n: 1', '?\n  # in\n  a\n: 1','{ [a, # c\n b]: 1 }', '{ ? a # c\n : 1}', '[ [a # c\n]: b ]', '? [a] # c\n', '? {a: 1 # c\n }\n: 2', '? a: # c\n    b\n: 2','? {[x # 1\n]: y # 2\n}\n: 3 # 4', '? - a\n  # tail\n: 1\nb: 2 # two', '? &k [a # c\n]\n: *k', '? |\n  x\n# c\n: 1', '? # c\n: 1', '? - a # 1\n  - b # 2\n: - c # 3\n  - d # 4', '? !!set {a, # 1\n b} # 2\n: 3', '- ? a # 1\n  : b # 2\n- c', '? >- # hdr\n  text\n: v', '? "q" # c\n: v', 'a:\n  ? - x # 1\n  : 1\n# end\nb: 2', '? !Sub x # c\n: 2', '? !If [a, # c\n b]\n: 2'
]) { try { console.log(JSON.stringify(s), '\n=>', writeYamlAsJson(readYamlText(s, y, ctx), {...y, output:'jsonc', indent:'2'}, ctx).replace(/\n/g,'⏎')); } catch(e:any){ console.log(JSON.stringify(s), e.code??e, JSON.stringify(e.params), JSON.stringify(e.at)); } }
