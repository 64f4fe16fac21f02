/** A file name that is the same in a URL: the offline worker compares both. */
export const safeFileName = (name: string): string => name.replace(/[^\w./-]+/g, '-');
