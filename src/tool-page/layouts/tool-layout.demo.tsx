/** The frame of a tool: operation, options, input, result, and what is wrong with them. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ToolLayout } from './tool-layout.tsx';

const converters = ['shout', 'countAll', 'crash'];
const generators = ['roll'];

/** Input beside result. Type # for an error with its place, ~ for a notice. */
export const Converter = () => <ToolLayout session={useToolSession(converters)} />;

/** Result first. */
export const Generator = () => <ToolLayout session={useToolSession(generators)} />;
