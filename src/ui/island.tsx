import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keptHtml, Missing, type PropsOf, unloaded } from './lazy.tsx';

/**
 * A component in the static HTML whose code is loaded after hydration. Until then the static HTML remains, clicks on
 * its buttons and summaries are replayed, and focus is preserved. For content that is visible at once but not needed at
 * once.
 */
export function island<M, N extends keyof M>(load: () => Promise<M>, name: N): ComponentType<PropsOf<M, N>> {
  type Loaded = ComponentType<PropsOf<M, N>>;
  let known: Loaded | undefined;
  const keep = async () => {
    known = (await load())[name] as Loaded;
  };
  return function Island(props) {
    if (import.meta.env.SSR && !known) unloaded.add(keep);
    const host = useRef<HTMLDivElement>(null);
    const pressed = useRef<Element>(null);
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return;
      keep().then(
        () => {
          const old = controlsIn(host.current);
          const focused = old.find((control) => control === document.activeElement);
          // Within this task: the focus may not move between here and the replacement.
          flushSync(() => setPart(() => known));
          const controls = controlsIn(host.current);
          const find = (control: Element | null | undefined) =>
            [controls[old.indexOf(control as HTMLElement)], ...controls.toReversed()].find(
              (other) => nameOf(other) === nameOf(control),
            );
          find(focused)?.focus({ preventScroll: true });
          find(pressed.current)?.click();
        },
        () => setPart(() => Missing),
      );
    }, [Part]);
    const content = Part
      ? { children: <Part {...props} />, ...(import.meta.env.SSR && { 'data-static': '' }) }
      : {
          'data-static': '',
          ...keptHtml,
          onClick: ({ target }: MouseEvent) => {
            pressed.current = (target as Element).closest('button, summary');
          },
        };
    return <div key={Part ? 'loaded' : 'static'} ref={host} className="island" {...content} />;
  };
}

/** What replaces the static HTML may have more controls, as the menu has: each is found by its name. */
const nameOf = (control: Element | null | undefined) => control?.ariaLabel ?? control?.textContent;

const controlsIn = (host: HTMLElement | null): readonly HTMLElement[] => [
  ...(host?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? []),
];
