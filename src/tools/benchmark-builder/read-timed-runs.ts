/** What bash, zsh and `time -p` say of a run: `real 0m1.234s`, `real 1.23`, `./old  0.90s user 0.10s system 99% cpu 1.234 total`. */
const realTime = /^real\s+(?:(\d+)m)?(\d+(?:[.,]\d+)?)s?$/;
const zshTime = /^(.*?)\s*[\d.]+s user [\d.]+s system \d+% cpu (?:(?:(\d+):)?(\d+):)?([\d.]+) total$/;
const otherTime = /^(?:user|sys)\s+[\dm.,]+s?$/;
const prompt = /^.*[$%#>❯]\s+time\s+(?:-p\s+)?(\S.*)$/;

/** A longer line, in UTF-16 units, is none of these. */
const maxLength = 1_000;

/**
 * The wall-clock times in the output of the shell's `time`, in seconds. A run is of the command after the last prompt; in
 * a text without prompts, of the last line before it. Runs of the same name are one suite.
 */
export function readTimedRuns(text: string): readonly { title: string; values: readonly string[] }[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= maxLength)
    .map((line) => line.trim());
  // `real 12` alone may be a suite of that name.
  const hasReal = lines.some((line) => otherTime.test(line));
  const hasPrompts = lines.some((line) => prompt.test(line));
  const found = new Map<string, string[]>();
  let title = '';
  const add = (name: string, hours: string, minutes: string, seconds: string) => {
    const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
    const times = found.get(name) ?? [];
    found.set(name, times);
    times.push(String(Number(time.toFixed(6))));
  };
  for (const line of lines) {
    const [, minutes = '0', seconds] = realTime.exec(line) ?? [];
    const [, command = '', hours = '0', zshMinutes = '0', total] = zshTime.exec(line) ?? [];
    if (hasReal && seconds !== undefined) add(title, '0', minutes, seconds);
    else if (total !== undefined) add(command || title, hours, zshMinutes, total);
    else if (hasPrompts) title = prompt.exec(line)?.[1] ?? title;
    else if (line !== '' && !otherTime.test(line)) title = line.replace(/^[#\s]+|\s*:$/g, '');
  }
  return [...found].map(([name, values]) => ({ title: name, values }));
}
