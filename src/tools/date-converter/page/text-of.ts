import type { ToolSession } from '#page/session/use-tool-session.ts';

export const textOf = ({ input }: ToolSession): string => ('text' in input ? input.text : '');
