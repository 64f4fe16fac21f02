import type { Call, Failure, RunOutcome } from '#core/execute.ts';
import { bigTextLength, isBigText } from '#lib/big-text.ts';
import { toBigText } from '#lib/make-big-text.ts';

/** Messages from the page: load a tool's logic, execute a call of it, or abort the call. */
export type Request =
  | { readonly type: 'load'; readonly id: string; readonly locale: string }
  /** A slice of a long text, which the call of that job has as its input. */
  | { readonly type: 'slice'; readonly job: number; readonly slice: string }
  | {
      readonly type: 'run';
      readonly job: number;
      readonly id: string;
      readonly call: Call;
      readonly locale: string;
      readonly timeZone: string;
    }
  | { readonly type: 'abort'; readonly job: number };

/** Messages from the worker. */
export type Response =
  | { readonly type: 'progress'; readonly job: number; readonly fraction: number }
  /** The work that follows may never end; after that time the run ends with the failure. */
  | { readonly type: 'limit'; readonly job: number; readonly milliseconds: number; readonly failure: Failure }
  | { readonly type: 'unlimited'; readonly job: number }
  | { readonly type: 'outcome'; readonly job: number; readonly outcome: RunOutcome };

/** Id of the worker's own services, which no tool can have. */
export const servicesId = '';

/** The code of the failure where the tool's code can be loaded neither from the device nor from the network. */
export const notLoaded = 'not-loaded';

/** Converts long texts of a result to a form that is transferred to the page without copying. */
export function packValue(value: unknown): unknown {
  if (typeof value === 'string') return value.length > bigTextLength ? toBigText(value) : value;
  if (!isPlainRecord(value) || isBigText(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packValue(part)]));
}

/** The buffers of a result, which are transferred instead of copied. */
export function transferables(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
    } else if (isPlainRecord(part)) for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...buffers];
}

const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
