import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = (content: Buffer) => promisify(gzip)(content, { level: 9 });
const toBrotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Files that an owner or a host may change, whose compressed copy would become stale, and packs, which are compressed. */
const left = /^(config\.json|404\.html|_.*|assets\/pack-.*)$/;

/**
 * Writes `.br` and `.gz` files beside each file of a built site, except pictures, where they are smaller: hosts send
 * them as they are.
 */
export async function compressFiles(site: string): Promise<void> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !left.test(relative(site, file)));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const twins = await Promise.all([
        toBrotli(content).then((compressed) => [`${file}.br`, compressed] as const),
        toGzip(content).then((compressed) => [`${file}.gz`, compressed] as const),
      ]);
      for (const [name, compressed] of twins) if (compressed.length < content.length) await writeFile(name, compressed);
    }),
  );
}
