const code = /^\s*<(?:!doctype\s|!--|[a-z][a-z\d]*[\s/>]).*<\/[a-z][a-z\d]*\s*>\s*$/is;

/** Whether a text is HTML: it begins with a tag or a comment, and ends with an end tag. */
export const isHtmlCode = (text: string): boolean => code.test(text);
