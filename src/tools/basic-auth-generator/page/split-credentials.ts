/**
 * A user name and a password as curl takes them; a header or a URL is neither. A password that is there already is not
 * overwritten.
 */
export function splitCredentials(text: string, options: Readonly<Record<string, unknown>>) {
  if (options['password'] !== '') return undefined;
  const [, input, password] = /^([^\s:]+):(?!\/\/|\s)([^\r\n]+)\s*$/.exec(text) ?? [];
  return input === undefined ? undefined : { input, options: { password } };
}
