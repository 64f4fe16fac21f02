import { useEffect, useRef } from 'react';
import type { OwnComponents } from '#core/tool.ts';
import { preload } from '#page/own-components.ts';
import { useTool } from '#page/services.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import type { FocusHandle } from '#ui/focus.ts';
import type { GeneratorLayoutProps } from './generator-layout.tsx';
import type { ToolLayoutProps } from './tool-layout.tsx';

/** What a page of composed layouts gives to the layout of an operation, which has the places that it has. */
export type LayoutProps = Pick<
  ToolLayoutProps,
  | 'session'
  | 'inputAction'
  | 'first'
  | 'lead'
  | 'control'
  | 'renderResult'
  | 'renderOutput'
  | 'views'
  | 'Batch'
  | 'children'
> &
  Pick<GeneratorLayoutProps, 'answerNote'>;

const noMask = () => ({ isShown: true, mask: undefined, reveal: undefined });
const noViews = () => undefined;

/** The page of a tool some of whose operations have components of their own. */
export default function ComposedPage() {
  return <ComposedLayout session={useToolSession()} />;
}

export interface ComposedLayoutProps extends Pick<ToolLayoutProps, 'Batch'> {
  readonly session: ToolSession;
}

/** The layout of the present operation, with the components that it declares. */
export function ComposedLayout({ session, Batch }: ComposedLayoutProps) {
  const { tool, messages, parts = {} } = useTool();
  const first = useRef<FocusHandle>(null);
  const {
    layouts = {},
    components = {},
    loadComponents,
    ScanButton,
    useMaskedInput = noMask,
    useResultViews = noViews,
  } = parts;
  const { turned } = session;
  const masked = useMaskedInput(session);
  // What was pasted for another operation is not the secret that the one before asks for.
  const { isShown, mask, reveal } = turned && turned !== 'kept' ? noMask() : masked;
  // The first result finds its component there.
  useEffect(() => {
    if (loadComponents) void preload(loadComponents);
  }, [loadComponents]);
  const { components: own = {}, views = [], scans } = session.operation;
  const draw = (name: string | undefined, wrap = true) => {
    const Component = components[name ?? ''];
    return Component && <Component session={session} wrap={wrap} isMasked={!isShown} first={first} />;
  };
  const drawAt = (place: keyof OwnComponents) => draw(own[place]);
  const shownViews = useResultViews(
    views.map(({ name, component, isOfInput = false }) => ({
      id: name,
      label: messages.views?.[name] ?? name,
      render: component === undefined ? undefined : () => draw(component),
      isOfInput,
    })),
  );
  const Layout = layouts[session.name];
  if (!Layout) return null;
  const control = drawAt('control');
  const note = drawAt('note');
  const layout = (
    <Layout
      session={session}
      inputAction={scans && ScanButton && <ScanButton session={session} />}
      lead={drawAt('lead')}
      first={tool.page?.focusesLead && own.lead !== undefined ? first : undefined}
      control={
        reveal ? (
          <>
            {control}
            {reveal}
          </>
        ) : (
          control
        )
      }
      views={shownViews}
      renderResult={own.result === undefined ? undefined : (_, wrap) => draw(own.result, wrap)}
      renderOutput={
        note &&
        ((pane) => (
          <>
            {pane}
            {note}
          </>
        ))
      }
      answerNote={note}
      {...(Batch && { Batch })}
    >
      {drawAt(own.page === undefined ? 'after' : 'page')}
    </Layout>
  );
  return mask ? mask(layout) : layout;
}
