import { ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import type { Zones } from './zones.ts';

/**
 * The proper spelling of the time zone that an option names.
 * @throws ToolError as `identify`, in that option; the closest name is offered
 */
export const zoneOfOption = (field: string, written: string, { identify }: Pick<Zones, 'identify'>): string =>
  relocateToOption(field, () => {
    try {
      return identify(written);
    } catch (error) {
      if (!(error instanceof ToolError) || error.params['closest'] === undefined) throw error;
      throw new ToolError(error.code, error.params, undefined, [{ input: String(error.params['closest']) }]);
    }
  });
