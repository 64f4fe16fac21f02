import { type RefObject, useEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text on several lines, in a field that grows with it. */
export function AutosizeField(props: Omit<TextFieldProps, 'multiline' | 'growing'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useAutosize(area, props.value);
  return <TextField {...props} multiline growing={area} />;
}

/** Fits an area's height to its content where the browser cannot do so by style. */
function useAutosize(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another height
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    const adjust = () => {
      element.style.height = 'auto';
      // While it is hidden it has no height.
      if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight}px`;
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, value]);
}
