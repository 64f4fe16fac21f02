import { useEffect, useRef } from 'react';
import { emptyInput, type Input } from '#page/services.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { recognizeContent } from '../recognize.ts';
import type tool from '../tool.ts';

/** Whether an input is a whole content, such as a URL, and so no part of another, such as a name. */
const isWhole = (input: Input): boolean => 'text' in input && recognizeContent(input.text) !== 'plainText';

/** Begins another kind of content without the URL or the like that is there, which comes back with its own. */
export function useInputOfContent(
  { input, setInput, isSample, operation }: SessionOf<typeof tool>,
  content: string,
): void {
  const isReading = operation.input === 'file';
  const last = useRef({ content, input });
  const whole = useRef<Input>(undefined);
  useEffect(() => {
    const { content: former, input: formerInput } = last.current;
    last.current = { content, input };
    if (isReading) {
      // The text that the page begins with is no picture.
      if (isSample) setInput(emptyInput);
      return;
    }
    if (content === 'text') {
      // Another input came with it, as that of an example does.
      if (former !== 'text' && input === formerInput && 'text' in input && input.text === '' && whole.current)
        setInput(whole.current);
      whole.current = undefined;
      return;
    }
    const isKept = former === 'text' && input === formerInput && isWhole(input);
    if (!isKept && !isSample) return;
    whole.current = input;
    setInput(emptyInput);
  }, [content, input, isReading, isSample, setInput]);
}
