import type { Params } from '#core/messages.ts';
import type { Place } from '#core/tool.ts';
import type { InputFormat } from './input-format.ts';

/** What a reading reports. */
export interface Notice {
  readonly code: string;
  readonly params?: Params;
  readonly at?: Place | undefined;
}

/** A moment as it was read. */
export interface Reading {
  readonly format: InputFormat;
  /** Nanoseconds since 1970-01-01T00:00Z. */
  readonly instant: bigint;
  /** IANA name or offset: what the text names, else the zone in which it was read. */
  readonly zone: string;
  readonly notices: readonly Notice[];
}

/** Whether day and month of a date could change places. */
export function hasUnclearOrder({ format }: Reading, text: string): boolean {
  const [, first, second] = /^\D*(\d{1,2})\D+(\d{1,2})\D/.exec(text) ?? [];
  return (format === 'dayMonth' || format === 'monthDay') && Number(first) <= 12 && Number(second) <= 12;
}
