/** As most people write it: without quotes and comments, in a domain with a dot. */
const plain = /^[^\s@"(),:;<>[\]\\]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+$/u;
/** With a name, as mail programs copy it. */
const named = /^[^<>@\r\n]{0,100}<([^<>\s]+)>$/;

/** Whether a text is an e-mail address as most people write it, alone or as `Name <address>`. */
export const isEmailAddress = (written: string): boolean =>
  written.length < 400 && plain.test(named.exec(written)?.[1] ?? written);
