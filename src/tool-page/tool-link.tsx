import type { ReactNode } from 'react';
import { toolMention } from '#core/describe.ts';
import { toKebab } from '#core/kebab.ts';
import { type Input, useTool } from './services.ts';

interface ToolLinkProps {
  /** Id of the other tool. */
  readonly tool: string;
  /** The operation to begin with, where it is not the first. */
  readonly operation?: string | undefined;
  /** An input that is passed along. */
  readonly input?: Input | undefined;
}

/**
 * Leads to another tool, perhaps with an input, or to an operation of this one, which it names then. Of a tool that is not
 * here, its name alone.
 */
function ToolLink({ tool, operation, input }: ToolLinkProps) {
  const { id, messages, linkTo, memory } = useTool();
  const link = linkTo(tool);
  if (!link) return tool;
  const ownOperation = tool === id && operation !== undefined ? messages.operations?.[operation] : undefined;
  return (
    <a
      href={operation === undefined ? link.href : `${link.href}?op=${toKebab(operation)}`}
      onClick={() => input && memory.leaveInput(tool, input)}
    >
      {ownOperation ?? link.title}
    </a>
  );
}

/** A message in which the mentions of tools are links; `input` is passed along. */
export function withToolLinks(message: string, input?: Input): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of message.matchAll(toolMention)) {
    const [mention, tool = '', operation] = match;
    parts.push(
      message.slice(end, match.index),
      <ToolLink key={match.index} tool={tool} operation={operation} input={input} />,
    );
    end = match.index + mention.length;
  }
  return [...parts, message.slice(end)];
}
