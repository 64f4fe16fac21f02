/**
 * Source of a regular expression that finds a list of networks, as `splitNetworks` reads it, in a text: a separator
 * between two of them, where a space before a mask or a slash is none.
 */
export const severalNetworks = String.raw`[^\s,;/][ \t]*[\r\n,;][\s,;]*[^\s,;]|[^\s,;/][ \t]+(?!\/|(?:0|128|192|224|24[08]|25[245])\.)[^\s,;]`;
