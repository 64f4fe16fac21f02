/** A variable that has begun and not yet ended. */
interface Open {
  readonly name: string;
  /** What it is written as where it stays. */
  readonly opening: string;
  readonly hasDefault: boolean;
  text: string;
}

/**
 * A text of Compose in which each variable that has a default, `${NAME:-default}` or `${NAME-default}`, is that default,
 * as where the variable is not set. Defaults may have variables in them. Other variables and `$$` stay.
 * @param onDefault gets each variable that is filled in
 */
export function fillDefaults(text: string, onDefault: (name: string, value: string) => void): string {
  const token = /\$\$|\$\{([A-Za-z_]\w*)(:?-)?|\}/g;
  const open: Open[] = [];
  let whole = '';
  let at = 0;
  const add = (part: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += part;
    else whole += part;
  };
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found, name, operator] = match;
    add(text.slice(at, match.index));
    at = token.lastIndex;
    if (name !== undefined) open.push({ name, opening: found, hasDefault: operator !== undefined, text: '' });
    else if (found === '}' && open.length > 0) {
      const { name, opening, hasDefault, text: inner } = open.pop() as Open;
      if (hasDefault) onDefault(name, inner);
      add(hasDefault ? inner : `${opening}${inner}}`);
    } else add(found);
  }
  add(text.slice(at));
  return open.length === 0 ? whole : text;
}
