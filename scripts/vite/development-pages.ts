import type { Plugin } from 'vite';
import type { RenderPage } from '../../src/web/boot/server.tsx';

/** On the development server, renders each page on request, as the build does in advance. */
export const developmentPages = (): Plugin => ({
  name: 'penknife:development-pages',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      try {
        const { renderPage } = (await server.ssrLoadModule('/src/web/boot/server.tsx')) as { renderPage: RenderPage };
        const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname.slice(1);
        const page = await renderPage(path, {
          base: '/',
          script: '/src/web/boot/client.tsx',
          shell: undefined,
          toolModule: undefined,
          preloads: [],
          prefetches: [],
          stylesOf: () => [],
          contentSecurityPolicy: undefined,
        });
        response.statusCode = page.found ? 200 : 404;
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(request.originalUrl ?? '/', page.html));
      } catch (error) {
        next(error);
      }
    });
  },
});
