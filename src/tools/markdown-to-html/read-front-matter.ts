import { ToolError } from '#core/tool.ts';
import type { Node } from '#lib/data/node.ts';
import { readToml } from '#lib/toml/read.ts';
import { readYaml } from '#lib/yaml/read.ts';
import type { FrontMatter } from './front-matter.ts';

const silent = { notice: () => {}, progress: () => {} };
const yaml = { version: '1.2', merge: true, tags: 'auto', duplicates: 'last' } as const;

/** The keys and values of front matter; none where it is not valid. */
export function readFrontMatter({ format, source }: FrontMatter): readonly (readonly [string, Node])[] {
  try {
    const { values } = format === 'yaml' ? readYaml(source, yaml, silent) : readToml(source, '1.1', silent);
    const [root] = values;
    return root?.type === 'object' ? root.entries.map(({ key, value }) => [key, value] as const) : [];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [];
  }
}
