import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '../../src/generated/icons.svg');

/** Serves the icon sprite under a name with its digest, and defines that name as `__ICONS__`. */
export const iconSprite = (): Plugin => {
  const read = () => readFileSync(file, 'utf8');
  const nameOf = (svg: string) => `assets/icons-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'penknife:icon-sprite',
    config: () => ({ define: { __ICONS__: JSON.stringify(nameOf(read())) } }),
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: nameOf(read()), source: read() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/\/assets\/icons-\w+\.svg$/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(read());
      });
    },
  };
};
