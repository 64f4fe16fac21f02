import { join } from 'node:path';
import { serveSite } from '../../scripts/site/serve.ts';

/** Serves the built site, once under the root and once under a base path, for as long as the tests run. */
export default async function setup() {
  const folder = join(import.meta.dirname, '../../dist/site');
  const sites = await Promise.all([serveSite(folder), serveSite(folder, { base: '/any/where/' })]);
  const [root, nested] = sites;
  process.env['SITE'] = root.url;
  process.env['NESTED_SITE'] = nested.url;
  return () => {
    for (const { server } of sites) {
      server.closeAllConnections();
      server.close();
    }
  };
}
