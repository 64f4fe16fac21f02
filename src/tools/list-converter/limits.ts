/** What every engine takes as one text, in UTF-16 units: 2^29 - 24 in V8. */
export const maxTextLength = 2 ** 29 - 24;
