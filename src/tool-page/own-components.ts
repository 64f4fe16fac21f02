import type { ComponentType, FunctionComponent, RefObject } from 'react';
import type { Tool } from '#core/tool.ts';
import type { SessionOf, ToolSession } from '#page/session/use-tool-session.ts';
import type { FocusHandle } from '#ui/focus.ts';
import type { Load } from '#ui/lazy.tsx';

/** The props of a component that only one tool has. */
export interface OwnComponentProps {
  readonly session: ToolSession;
  /** Long lines of the result are to be broken. */
  readonly wrap: boolean;
  /** A masked input is not shown at present. */
  readonly isMasked: boolean;
  /** What a component above the input gives to be focused on arrival: see `focusesLead`. */
  readonly first?: RefObject<FocusHandle | null> | undefined;
}

/** Loads components before one of them is shown; where that fails, they are loaded when it is. */
export const preload = (load: Load<object>): Promise<void> =>
  load().then(
    (module) => {
      load.module = module;
    },
    () => {},
  );

/**
 * The components of a tool's own that its operations declare, by the names of their files; each is typed by the tool,
 * whose page is the only one that shows them.
 */
export const ownComponents = <T extends Tool>(
  components: Readonly<Record<string, FunctionComponent<OwnComponentProps & { readonly session: SessionOf<T> }>>>,
) => components as unknown as Readonly<Record<string, ComponentType<OwnComponentProps>>>;
