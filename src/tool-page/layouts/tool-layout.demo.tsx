/** The frame of a tool: operation, options, input, result, and what is wrong with them. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { WithOperations } from '#page/with-operations.tsx';
import { ToolLayout } from './tool-layout.tsx';

const converters = ['shout', 'countAll', 'crash'];
const selfInverse = ['mirror'];

const Layout = () => <ToolLayout session={useToolSession()} />;

/** Input beside result. Type # for an error with its place, ~ for a notice. */
export const Converter = () => (
  <WithOperations operations={converters}>
    <Layout />
  </WithOperations>
);

/** An operation that undoes itself can be swapped too. */
export const SelfInverse = () => (
  <WithOperations operations={selfInverse}>
    <Layout />
  </WithOperations>
);
