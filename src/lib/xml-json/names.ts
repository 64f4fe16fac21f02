import { nameEnd, nameTokenEnd } from '#lib/xml/characters.ts';

/** Makes names of XML: what is no valid name is changed, and remembered. */
export class Names {
  /** The names that were changed, with what became of them. */
  readonly changed = new Map<string, string>();
  private readonly pattern: RegExp;

  /** @param hasNamespaces a colon is allowed after a prefix only (Namespaces in XML 1.0) */
  constructor(hasNamespaces: boolean) {
    this.pattern = hasNamespaces ? /^[^:]+(?::[^:\-.\d\xB7][^:]*)?$/ : /./;
  }

  /** A valid name: `first name` → `first_name`, `1st` → `_1st`. */
  of(key: string): string {
    if (isName(key) && this.pattern.test(key)) return key;
    const known = this.changed.get(key);
    if (known !== undefined) return known;
    const name = validName(key);
    this.changed.set(key, name);
    return name;
  }
}

const isName = (key: string): boolean => key !== '' && nameEnd(key, 0) === key.length;

function validName(key: string): string {
  const characters = Array.from(key, (character) =>
    nameTokenEnd(character, 0) === character.length && character !== ':' ? character : '_',
  );
  const name = characters.join('');
  return isName(name) ? name : `_${name}`;
}
