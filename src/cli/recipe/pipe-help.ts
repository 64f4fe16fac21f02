import type { Paint } from '../rendering/paint.ts';

export const pipeHelp = (paint: Paint): string => `Run calls one after another, each on the result of the previous one.

${paint('bold', 'Examples')}
  penknife pipe "base64 decode" "json format --indent 4" -- eyJhIjoxfQ==
  penknife pipe "url-parser --pick search" --file url.txt
  penknife pipe "base64 decode" --each line --on-error keep < values.txt
  penknife pipe "date --pick iso8601" --each csv:time < log.csv
  penknife pipe "json-to-yaml" --each file -o yaml -- *.json
  penknife pipe "jwt decode --pick payload" "json format" --save claims
  penknife pipe --recipe claims --file token.txt

${paint('bold', 'Usage')}
  penknife pipe STEP... [-- INPUT]

A STEP is a call without its input, quoted as one word: TOOL [OPERATION]
[--option value]. Without OPERATION, the first operation that accepts the input
runs. If a step has several results, the next step gets the one that the tool's
page copies, or the one given by --pick NAME. The input follows --, or comes from
--file or standard input.

${paint('bold', 'Options')}
  --each WHAT       run all steps on each value of the input:
                    line        each line; the results are lines
                    json        each item of a JSON array; null stays null
                    csv:COLUMN  each value of a column, by its name or number;
                                the results are a new column beside it
                    file        each file after --, for a folder all below it;
                                the results are a table, or with -o DIR files
                                of the same names in DIR
  --on-error WHAT   for a value that fails: stop (default), empty, keep or skip
                    it; failures are reported by number and name, and the exit
                    status is 1
  --jobs N          with --each, use N threads; by default one for each core, as
                    soon as the work takes longer than a moment
  --reverse         run the inverse of each step, from the last to the first
  --save NAME       save the steps under a name, without running them
  --recipe NAME     run the steps saved under that name, those of a JSON file, or
                    those of a link to the recipe page, then any steps given here;
                    skipped steps stay skipped
  --explain         print what each step takes and gives
  --file PATH       read the input from a file; - is standard input
  --encoding NAME   read a file or standard input that is not UTF-8
  --json            print JSON: bytes as Base64, errors as JSON
  -o PATH           write the result to a file
`;
