import type { Failure } from '#core/execution/execute.ts';
import type { LocatedPlace } from '#core/place.ts';
import { ToolError as CoreToolError } from '#core/tool.ts';

/** Changes the message of an error, in its stack too: that is what an uncaught error shows. */
export function setMessage(error: Error, message: string): void {
  const { stack } = error;
  if (stack) error.stack = stack.replace(error.message, () => message);
  error.message = message;
}

/** The input is wrong: `message` is a sentence, `at` the place, `offers` the options that would help. */
export class ToolError extends CoreToolError {
  declare readonly at: LocatedPlace | undefined;

  constructor({ code, params, at, offers }: Failure, message: string) {
    super(code, params, at, offers);
    setMessage(this, message);
  }
}
