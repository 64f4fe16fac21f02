import type { Picture } from '#core/kinds/picture.ts';

/** The JavaScript type of the values of a kind. */
export interface Representations {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Streamed: never read as a whole. */
  file: Blob;
  number: number;
  boolean: boolean;
  rows: readonly Readonly<Record<string, string | number | boolean | null>>[];
  /** Data that can be cloned: objects, arrays, texts, numbers, typed arrays. */
  value: unknown;
}
export type Representation = keyof Representations;

/**
 * The presentation of a value: a table of rows or of CSV, a number with grouped digits, or a drawing whose lines are not
 * broken; text if absent. Copying ignores it.
 */
export type Presentation = 'picture' | 'table' | 'color' | 'number' | 'drawing';

/**
 * The confidence that a text is of a kind, from 0 to 1; with the offset of the first error where it is clearly meant to
 * be of that kind and is not valid.
 */
export type Detection = number | { readonly confidence: number; readonly errorAt: number };

/** What a value *is*. A kind with a `base` is a narrower form of it and has its representation. */
export interface Kind {
  readonly repr: Representation;
  readonly base?: string;
  /** Whether a pasted text is of this kind. Gets the first 64 Ki characters. */
  readonly detect?: (text: string) => Detection;
  /** The confidence that a file is of this kind, from 0 to 1. Gets its first bytes, and its last 64 KiB or more. */
  readonly detectBytes?: (head: Uint8Array, tail: Uint8Array) => number;
  /** The confidence that a pasted or dropped picture is of this kind, from 0 to 1. */
  readonly detectPicture?: (picture: Picture) => number;
  /** Language of the editor, and for highlighting a result. */
  readonly language?: 'json' | 'yaml' | 'toml' | 'xml' | 'sql' | 'jwt';
  /** File name extension, without the dot, and media type of a download; of text where absent: `txt`, `text/plain`. */
  readonly extension?: string;
  readonly mime?: string;
  readonly present?: Presentation;
  /** Values have one line: the input is a line, not a document. */
  readonly isShort?: true;
  /** A text is one value, whatever its length: another one pasted right behind it replaces it, as where values are short. */
  readonly isSingle?: true;
  /** A value of this kind holds another one: the main result of what decodes it, or the output that is named. */
  readonly wraps?: true | { readonly output: string };
  /** Can be read aloud: the BCP 47 tag of the language. */
  readonly spokenIn?: string;
}
export const defineKind = <const K extends Kind>(kind: K): K => kind;

/** What a page needs of a kind at first; its detector and what its downloads are called are loaded separately. */
export type KindInfo = Omit<Kind, 'detect' | 'detectBytes' | 'detectPicture' | 'extension' | 'mime'>;

/** A kind with the file name extension, without the dot, and the media type of its downloads. */
export type FileKind = KindInfo & { readonly extension: string; readonly mime: string };
