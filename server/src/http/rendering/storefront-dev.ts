import type { Middleware } from 'koa';
import type { RenderRequest, RenderedPage, StorefrontBuild } from './storefront-build.ts';
import { STATIC_BASE } from './storefront-build.ts';

const SOURCE_STYLES = ['src/ui/fonts.css', 'src/ui/tokens.css', 'src/ui/base.css'];

/** Serves the storefront from its source. Every load shows the last saved code. */
export async function startStorefrontDev(
  root: string,
): Promise<{ build: StorefrontBuild; files: Middleware; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    // The bundling loader writes and runs a temporary file at each start. A watched process, which
    // restarts when its files change, would never stop restarting.
    configLoader: 'native',
    // Vite's messages about preparing modules are not interesting.
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const build: StorefrontBuild = {
    render: async (request: RenderRequest): Promise<RenderedPage> => {
      const bundle = await vite.ssrLoadModule('/src/app/entry-server.tsx');
      const page: RenderedPage = await bundle['render'](request);
      // The source may have changed by the next load.
      return { ...page, shareable: false };
    },
    canonicalQuery: async (path, query): Promise<string> => {
      const bundle = await vite.ssrLoadModule('/src/app/entry-server.tsx');
      return bundle['canonicalQuery'](path, query);
    },
    // Vite adds styles to the page by script, with the nonce from this tag.
    finish: (html, nonce) =>
      html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`),
    assetsOf: () => ({
      script: `${STATIC_BASE}src/app/entry-client.tsx`,
      styles: SOURCE_STYLES.map((file) => `${STATIC_BASE}${file}?direct`),
      preloads: [],
      fonts: [],
      icon: `${STATIC_BASE}favicon.svg`,
    }),
  };
  const files: Middleware = async (ctx, next) => {
    await new Promise<void>((resolve, reject) => {
      ctx.res.once('close', resolve);
      vite.middlewares(ctx.req, ctx.res, (error?: unknown) =>
        error instanceof Error ? reject(error) : resolve(),
      );
    });
    if (ctx.res.writableEnded) ctx.respond = false;
    else await next();
  };
  return { build, files, close: () => vite.close() };
}
