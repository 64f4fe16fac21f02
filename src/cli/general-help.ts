import type { Paint } from './rendering/paint.ts';
import { status } from './report.ts';

/** The text of `penknife --help`. */
export const generalHelp = (
  version: string,
  paint: Paint,
): string => `Penknife ${version}: small tools for developers. Nothing leaves your machine.

${paint('bold', 'Examples')}
  penknife hash hello --algorithms sha256
  printf hello | penknife base64
  penknife json --file data.json --indent 4

${paint('bold', 'Usage')}
  penknife                      find a tool and run it, on a terminal
  penknife TOOL [OPERATION] [INPUT] [--option value]
  penknife TOOL --help          examples, operations and options of a tool
  penknife list                 list all tools
  penknife search WORDS         find tools and reference entries
  penknife pipe STEP...         chain calls; see penknife pipe --help
  penknife peel [INPUT]         find what is inside a text, layer by layer
  penknife batch                answer many calls: JSON Lines in, JSON Lines out
  penknife serve                answer calls over HTTP; see penknife serve --help
  penknife mcp                  serve the tools to agents; see penknife mcp --help
  penknife completion SHELL     completion for bash, zsh or fish

TOOL is an ID or a part of it: hash means hash-text, json means json-prettify.
If a part matches several tools, they are listed. Without OPERATION, the first
operation of the tool runs or, with a file, the one that takes files. INPUT can
also come from --file PATH or standard input, which is read byte for byte.

A final line break ends the last line and starts no new one. Text results keep
it; single values, tables and labeled results do not. Operations on characters
or bytes, such as hashing and encoding, include it: echo adds one, printf does
not. Empty input is not an error.

${paint('bold', 'Options for every tool')}
  --file PATH   read the input from a file; - is standard input
  --encoding NAME
                read a file or standard input that is not UTF-8, for example
                utf-16le; --input-encoding if the tool has its own --encoding
  --pick NAME   print only this result
  --json        print JSON: bytes as Base64, errors as JSON on standard error
  -o PATH       write the result to a file; if it is a secret such as a private
                key, only you can read the file; - is standard output
  --            treat everything after it as input
  -V, --version
                print the version

${paint('bold', 'Output')}
A single result is printed as is. Several results are printed as a list on a
terminal and as JSON in a pipe; absent ones are left out. Colors appear on a
terminal only; NO_COLOR=1 turns them off. A terminal shows control characters
as \\u001b; a pipe or file gets them unchanged.

penknife list and penknife search print JSON with --json. penknife batch reads
one call per line, {"use":"tool/operation","input":…,"options":{…}}, with
"inputBase64" instead of "input" for bytes and a "preset" if you like, and
answers each with one line, {"value":…} or {"error":…}, in the same order.

${paint('bold', 'Exit status')}
  ${status.ok}   success
  ${status.input}   invalid input, or a check that answers no, such as penknife iban
  ${status.usage}   wrong usage, or output that cannot be written
  ${status.bug}  bug
`;
