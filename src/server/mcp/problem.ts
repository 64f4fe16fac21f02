/** Errors of calls, for agents: what is wrong, where, and what would be right. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { closestNames } from '#core/search/closest.ts';
import type { Offer } from '#core/tool.ts';
import type { Problem } from '../job.ts';

/** What is wrong with a call of a tool. */
interface Fault extends Omit<Problem, 'reason'> {
  /** `tool/operation`. */
  readonly use?: string;
  /** An input that the operation accepts. */
  readonly validInput?: string;
}

/** A call that fails: an error of the tool, not of the protocol. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A wrong argument. */
export const usageError = (message: string): CallError => new CallError({ code: 'usage', message });

/** ` Did you mean …?` where a known name is near, else the known names. */
export function suggestNames(written: string, known: readonly string[], label: string): string {
  const near = closestNames(written, known).slice(0, 3);
  if (near.length > 0) return ` Did you mean ${near.join(', ')}?`;
  return known.length > 0 ? ` ${label}: ${known.join(', ')}.` : '';
}

/** How many wrong options are named. */
const mostIssues = 10;

/** An error as the result of a tool: as text for the model, and as data. */
export function toErrorResult({ fault }: CallError): CallToolResult {
  const { code, message, use, at, excerpt, offers = [], validInput } = fault;
  const issues = (fault.issues ?? []).slice(0, mostIssues);
  const place = [
    ...(use === undefined ? [] : [use]),
    ...(at?.field === undefined ? [] : [`option ${at.field}`]),
    ...(at === undefined ? [] : [`line ${at.line}, column ${at.column}`]),
  ].join(', ');
  const sentence = issues.length > 0 ? issues.map((issue) => `${issue.option}: ${issue.message}`).join('\n') : message;
  const lines = [
    `Error ${code}${place && ` (${place})`}: ${sentence}`,
    ...(excerpt === undefined ? [] : [excerpt.trimEnd()]),
    ...(offers.length > 0 ? [`Try ${offers.map((offer) => describeOffer(offer, use)).join(' or ')}.`] : []),
    ...(validInput === undefined ? [] : [`Valid input, for example: ${validInput}`]),
  ];
  return {
    content: [{ type: 'text', text: lines.join('\n') }],
    structuredContent: { error: { ...fault, ...(fault.issues && { issues }) } },
    isError: true,
  };
}

/** An offer as the arguments of a call that it changes. */
export function describeOffer({ input, operation, ...options }: Offer, use = ''): string {
  return [
    ...(operation === undefined ? [] : [`${use.replace(/\/.*/, '')}/${operation}`]),
    ...(input === undefined ? [] : [`the input ${JSON.stringify(input)}`]),
    ...(Object.keys(options).length === 0 ? [] : [`the options ${JSON.stringify(options)}`]),
  ].join(' with ');
}
