import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { keptHtml, Missing, type PropsOf, unloaded } from './lazy.tsx';

/**
 * A component that is in the static HTML, and whose code is loaded after hydration: until then the static HTML stands as
 * it is, a button or a summary pressed in it counts, and what has the focus keeps it. For what the reader sees at once
 * but does not need at once.
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
    const pressed = useRef(-1);
    const focused = useRef(-1);
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) {
        controlsIn(host.current)[focused.current]?.focus({ preventScroll: true });
        buttonsIn(host.current)[pressed.current]?.click();
      } else
        keep().then(
          () => {
            focused.current = controlsIn(host.current).indexOf(document.activeElement as HTMLElement);
            setPart(() => known);
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
            pressed.current = buttonsIn(host.current).findIndex((button) => button.contains(target as Node));
          },
        };
    return <div key={Part ? 'loaded' : 'static'} ref={host} className="island" {...content} />;
  };
}

const controlsIn = (host: HTMLElement | null): readonly HTMLElement[] => [
  ...(host?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? []),
];

const buttonsIn = (host: HTMLElement | null): readonly HTMLElement[] => [
  ...(host?.querySelectorAll<HTMLElement>('button, summary') ?? []),
];
