import { useEffect, useRef } from 'react';
import { emptyInput, type Input } from '#page/services.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { recognizeContent } from '../recognize.ts';
import type tool from '../tool.ts';

/** Whether an input is a whole content, such as a URL, and so no part of another, such as a name. */
const isWhole = (input: Input): boolean => 'text' in input && recognizeContent(input.text) !== 'plainText';

/** What the input is where it is the whole content. */
export const wholeContent = 'text';

/**
 * Keeps the input of each part of a content that it can be, such as a name, so that it comes back with that part. A text
 * that is no whole content is taken for the part that is chosen first.
 */
export function useInputOfContent(
  { input, setInput, isSample, operation }: SessionOf<typeof tool>,
  part: string,
): void {
  const isReading = operation.input === 'file';
  const last = useRef({ part, input });
  const kept = useRef(new Map<string, Input>());
  useEffect(() => {
    const { part: former, input: formerInput } = last.current;
    last.current = { part, input };
    if (part !== former) kept.current.set(former, formerInput);
    // The text that the page begins with is neither a picture nor a part.
    if (isSample && (isReading || part !== wholeContent)) return setInput(emptyInput);
    // Another input came with it, as that of an example does.
    if (isReading || part === former || input !== formerInput) return;
    const isPart = former === wholeContent && !isWhole(input);
    setInput(kept.current.get(part) ?? (isPart ? input : emptyInput));
  }, [part, input, isReading, isSample, setInput]);
}
