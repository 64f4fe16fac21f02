/** The parts between colons, but those of drives and variables: `C:\data:/data`, `${DATA:-x}:/data`. */
export function splitColons(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (/[({]/.test(char) && (depth > 0 || text.charAt(at - 1) === '$')) depth++;
    else if (/[)}]/.test(char) && depth > 0) depth--;
    else if (char === ':' && depth === 0 && !isDrive(text, start, at)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Whether a path begins there with a drive: `v:/v:ro` is a volume, `C:/data:/data` has another path after it. */
const isDrive = (text: string, start: number, colon: number): boolean =>
  colon === start + 1 &&
  /^[A-Za-z]:[\\/]/.test(text.slice(start, colon + 2)) &&
  (start > 0 || /^.{2}(?:\\|[^:]*:(?:[\\/$]|[A-Za-z]:))/.test(text));
