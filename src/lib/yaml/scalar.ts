import { SCALAR_STYLE } from 'js-yaml';
import { ToolError } from '#core/tool.ts';
import { dateForm } from '#lib/data/date.ts';
import type { Node, StringNode } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';
import { resolvePlain, type YamlVersion } from '#lib/yaml/resolve.ts';

/** A YAML scalar as it is in the text. */
export interface Scalar {
  /** Without quotes and escapes, its lines folded. */
  readonly value: string;
  /** A `SCALAR_STYLE`. */
  readonly style: number;
  readonly start: number;
  readonly end: number;
}

const styles: Readonly<Record<number, StringNode['style']>> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
};

/** The value of a scalar without a tag. */
export const untagged = (scalar: Scalar, version: YamlVersion): Node =>
  scalar.style === SCALAR_STYLE.PLAIN ? plain(scalar, version) : text(scalar);

/**
 * The value of a scalar with one of YAML’s own tags, such as `!!int`.
 * @throws ToolError `wrong-tag` (`tag`, `x`) if it cannot have that tag
 */
export function tagged(scalar: Scalar, tag: string, version: YamlVersion): Node {
  const { value, start, end } = scalar;
  const place = { start, end, comments: undefined };
  switch (tag) {
    case 'str':
      return text(scalar);
    case 'binary':
      return { ...text(scalar), value: value.replace(/\s/g, '') };
    case 'timestamp': {
      const form = dateForm(value);
      return form === undefined ? text(scalar) : { type: 'date', form, raw: value, ...place };
    }
    case 'seq':
    case 'omap':
    case 'pairs':
      if (value === '') return { type: 'array', items: [], ...place };
      break;
    case 'map':
    case 'set':
      if (value === '') return { type: 'object', entries: [], ...place };
      break;
    default: {
      const node = asFloat(plain(scalar, version), tag);
      if (tagsOf(node).includes(tag)) return node;
    }
  }
  throw new ToolError('wrong-tag', { tag: `!!${tag}`, x: shorten(value) }, start);
}

function plain(scalar: Scalar, version: YamlVersion): Node {
  const { value, start, end } = scalar;
  const resolved = resolvePlain(value, version);
  const comments = undefined;
  switch (resolved.type) {
    case 'string':
      return text(scalar);
    case 'number':
      return { type: 'number', raw: resolved.raw, form: resolved.form, start, end, comments };
    case 'boolean':
      return { type: 'boolean', value: resolved.value, start, end, comments };
    case 'null':
      return { type: 'null', start, end, comments };
    case 'date':
      return { type: 'date', form: resolved.form, raw: value, start, end, comments };
  }
}

const text = ({ value, style, start, end }: Scalar): StringNode => ({
  type: 'string',
  value,
  style: styles[style] ?? 'plain',
  literal: undefined,
  start,
  end,
  comments: undefined,
});

/** A whole number tagged as a float gets a decimal point. */
const asFloat = (node: Node, tag: string): Node =>
  tag === 'float' && node.type === 'number' && node.form === 'int'
    ? { ...node, raw: `${node.raw}.0`, form: 'float' }
    : node;

/** The tags that a value may have. */
function tagsOf(node: Node): readonly string[] {
  if (node.type === 'boolean') return ['bool'];
  if (node.type !== 'number') return [node.type];
  return ['float', 'inf', 'nan'].includes(node.form) ? ['float'] : ['int'];
}
