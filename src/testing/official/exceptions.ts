/** Rows of the public suites that are believed to be wrong, or not to bear on a tool, each with its reason. */
export interface Exception {
  readonly topic: string;
  readonly tool: string;
  readonly row: string;
  readonly reason: string;
}

const noDocument = 'The text holds no document. It gives null, as readers of one document do, and not an empty array.';

export const exceptions: readonly Exception[] = [
  { topic: 'yaml-parsing', tool: 'yaml-to-json-converter', row: '98YD', reason: noDocument },
  { topic: 'yaml-parsing', tool: 'yaml-to-json-converter', row: 'HWV9', reason: noDocument },
];
