import type { OptionsOf, OutputOf } from '#core/tool.ts';
import tool from './tool.ts';
import { types } from './wifi-text.ts';

type Options = OptionsOf<typeof tool, 'build'>;

const { eap, phase2 } = tool.operations.build.options;
const findIn = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value.toLowerCase() === text.toLowerCase());

/** The options that write a code with these fields; a method that none of them can write is left as it was. */
export function optionsOf(fields: OutputOf<typeof tool.operations.parse>): Partial<Options> {
  const security = fields.security ?? '';
  const type = findIn(Object.values(types), security) ?? (/eap/i.test(security) ? types.enterprise : types.wpa);
  const encryption = (Object.keys(types) as (keyof typeof types)[]).find((key) => types[key] === type);
  const method = findIn(eap.values, fields.eap ?? '');
  const second = fields.phase2 === null ? 'none' : findIn(phase2.values, fields.phase2);
  return {
    ...(encryption && { encryption }),
    password: fields.password ?? '',
    hidden: fields.hidden ?? false,
    transitionDisable: fields.transitionDisable ?? false,
    identity: fields.identity ?? '',
    anonymous: fields.anonymous ?? '',
    ...(method && { eap: method }),
    ...(second && { phase2: second }),
  };
}
