import { fillPlaceholders } from '#lib/shell/placeholders.ts';
import { cut, hasVariable } from './flags.ts';

const domain = /(?:[a-zA-Z\d]+(?:-+[a-zA-Z\d]+)*(?:\.[a-zA-Z\d]+(?:-+[a-zA-Z\d]+)*)*|\[[a-fA-F\d:]+\])(?::\d+)?/.source;
const part = /[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*/.source;
const tag = /\w[\w.-]{0,127}/.source;
const digest = /[A-Za-z][A-Za-z\d]*(?:[-_+.][A-Za-z][A-Za-z\d]*)*:[\da-fA-F]{32,}/.source;

/** The grammar of image references (github.com/distribution/reference, reference.go). */
const reference = new RegExp(`^((?:${domain}/)?${part}(?:/${part})*)(?::${tag})?(?:@${digest})?$`);
const maxNameLength = 255;

/** Whether a text can be an image reference. Placeholders and variables of it may become anything. */
export function isImage(text: string): boolean {
  if (hasVariable(text)) return true;
  const name = reference.exec(fillPlaceholders(text, 'x'))?.[1];
  return name !== undefined && name.length <= maxNameLength;
}

/** The last part of the name of an image, without tag and digest. */
export const imageName = (image: string): string => cut(cut(image, '@')[0].replace(/^.*\//, ''), ':')[0];
