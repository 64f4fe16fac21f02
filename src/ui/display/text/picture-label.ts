/** Pictures that are part of a document are shown; others would have to be fetched, and are boxes with a name. */
export const isInDocument = (address: string): boolean => address.startsWith('data:');

/** The name of a picture that is not fetched: its alternative text, else its file name. */
export const pictureLabel = (address: string, alt: string | null | undefined): string =>
  alt || address.split('/').at(-1) || address;
