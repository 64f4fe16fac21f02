/** The type of a JSON value. The numbers are stored in tapes. */
export const Kind = {
  /** Contains the top-level values: one in JSON, any number in JSON Lines. */
  document: 0,
  object: 1,
  array: 2,
  string: 3,
  number: 4,
  true: 5,
  false: 6,
  null: 7,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** The form of a token; flags that can be combined. */
export const Form = {
  plain: 0,
  /** A string with at least one escape. */
  escaped: 1,
  /** A form that only JSON5 allows: single quotes, bare keys, hexadecimal, NaN … */
  json5: 2,
} as const;

/** Receives the parts of a JSON text in order. Offsets count UTF-16 units; ends are exclusive. */
export interface Sink {
  /** An object or array begins. */
  open(kind: Kind, start: number): void;
  close(end: number): void;
  key(start: number, end: number, form: number): void;
  /** A string, number, true, false or null. */
  scalar(kind: Kind, start: number, end: number, form: number): void;
  comment(start: number, end: number): void;
}
