import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { RouteRequest, Route } from './route.ts';
import { readFile } from 'node:fs/promises';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Replaces a front end's own entry. */
const ENTRY = 'src/mock/entry.ts';
const hosted = fileURLToPath(new URL('../hosted', import.meta.url)).replaceAll('\\', '/');

/** Files that browsers request on their own. */
const AT_ROOT = /^\/(favicon\.ico|apple-touch-icon\.png|site\.webmanifest)$/;

interface StorefrontAddresses {
  origin: string;
  humanCheckScript: string;
}

/** Both front ends, ready to be loaded. */
export interface FrontEnds {
  storefrontPage: (path: string, addresses: StorefrontAddresses) => Promise<string>;
  backofficePage: (path: string) => Promise<string>;
  /** Renders another site's page around a script of `sdk/mock-site/hosted`. */
  hostedPage: (
    path: string,
    html: (address: (file: string) => string) => string,
  ) => Promise<string>;
  /** Serves the modules and other files of both front ends. */
  files: Route;
  close: () => Promise<void>;
}

/** Starts both front ends with their own settings. Saved changes are served immediately. */
export async function startFrontEnds(server: Server): Promise<FrontEnds> {
  const [storefront, backoffice] = await Promise.all([
    startVite('storefront', server),
    startVite('backoffice', server),
  ]);
  return {
    async storefrontPage(path, addresses) {
      const { mockDocument } = await storefront.ssrLoadModule('/src/mock/document.tsx');
      const html: unknown = mockDocument({ ...addresses, base: '/', script: ENTRY });
      return storefront.transformIndexHtml(path, String(html));
    },
    async backofficePage(path) {
      const index = await readFile(`${backoffice.config.root}/index.html`, 'utf8');
      return backoffice.transformIndexHtml(path, index.replace('/src/main.tsx', `/${ENTRY}`));
    },
    hostedPage: (path, html) =>
      storefront.transformIndexHtml(
        path,
        html((file) => `/@fs/${hosted.replace(/^\//, '')}/${file}`),
      ),
    files: async (context) => {
      const { pathname } = context.url;
      if (AT_ROOT.test(pathname)) {
        context.request.url = `/static${pathname}`;
        return answerFrom(storefront, context);
      }
      const vite = pathname.startsWith('/static/admin/') ? backoffice : storefront;
      return pathname.startsWith('/static/') && (await answerFrom(vite, context));
    },
    async close() {
      await Promise.all([storefront.close(), backoffice.close()]);
    },
  };
}

function startVite(workspace: 'storefront' | 'backoffice', server: Server): Promise<ViteDevServer> {
  return createServer({
    root: `${root}/${workspace}`,
    configFile: `${root}/${workspace}/vite.config.ts`,
    // Separate from the cache of `npm run dev`, which prepares different packages.
    cacheDir: `${root}/node_modules/.vite-mock/${workspace}`,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { entries: [ENTRY] },
    server: { middlewareMode: { server }, ws: { server } },
  });
}

function answerFrom(vite: ViteDevServer, { request, response }: RouteRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(false);
    });
  });
}
