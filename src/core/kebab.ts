/** `urlSafe` is written `url-safe` wherever people read or write it: on the command line and in addresses. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Finds the name that was written in kebab case or as declared. */
export const findName = (names: readonly string[], written: string): string | undefined =>
  names.find((name) => name === written) ?? names.find((name) => toKebab(name) === toKebab(written));
