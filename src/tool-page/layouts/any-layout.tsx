import type { ToolSession } from '#page/session/use-tool-session.ts';
import { GeneratorLayout } from './generator-layout.tsx';
import { ToolLayout } from './tool-layout.tsx';

/** The frame of the present operation of a tool only some of whose operations take an input. */
export function AnyLayout({ session }: { readonly session: ToolSession }) {
  const Layout = session.operation.input === undefined ? GeneratorLayout : ToolLayout;
  return <Layout session={session} />;
}
