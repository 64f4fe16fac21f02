/** What is wrong with the input, and the way there; a bug of our own is reported as one. */
import { Problem } from './problem.tsx';

const failure = { code: 'no-hash', params: { seen: '#' }, at: { offset: 9, line: 2, column: 3, character: 10 } };

export const Failure = () => <Problem id="failure" outcome={{ failure, notices: [], duration: 1 }} />;

/** With an input to lead to. */
export const WithThePlace = () => (
  <Problem id="failure-with-place" outcome={{ failure, notices: [], duration: 1 }} onGoTo={() => {}} />
);

/** A file in another encoding. */
export const OtherEncoding = () => (
  <Problem
    id="failure-of-encoding"
    outcome={{
      failure: { code: 'not-utf8', params: { byte: 'FF', number: 1, encoding: 'UTF-16LE' } },
      notices: [],
      duration: 1,
    }}
    file={new File(['a'], 'a.txt')}
    onRead={() => {}}
  />
);

export const Bug = () => (
  <Problem id="bug" outcome={{ bug: { message: 'x is not a function', stack: 'at y' }, duration: 1 }} />
);
