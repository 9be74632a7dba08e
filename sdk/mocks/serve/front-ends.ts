import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { VERSION_META } from '../page-store.ts';
import type { RouteRequest, Route } from './route.ts';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What is loaded in place of a front end's own entry. */
const ENTRY = 'src/mock/entry.ts';

/** What browsers ask for by themselves. */
const AT_ROOT = /^\/(favicon\.ico|apple-touch-icon\.png|site\.webmanifest)$/;

export interface FrontEnds {
  storefront: ViteDevServer;
  backoffice: ViteDevServer;
  /** Modules and other files of both. */
  files: Route;
  close: () => Promise<void>;
}

/** Both front ends with their own settings, sources served as they are saved. */
export async function startFrontEnds(server: Server): Promise<FrontEnds> {
  const version = await readStateVersion();
  const [storefront, backoffice] = await Promise.all([
    startVite('storefront', server, version),
    startVite('backoffice', server, version),
  ]);
  return {
    storefront,
    backoffice,
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

function startVite(
  workspace: 'storefront' | 'backoffice',
  server: Server,
  version: string,
): Promise<ViteDevServer> {
  return createServer({
    root: `${root}/${workspace}`,
    configFile: `${root}/${workspace}/vite.config.ts`,
    // Not the cache of `npm run dev`, which needs other packages made ready.
    cacheDir: `${root}/node_modules/.vite-mock/${workspace}`,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [markPages(version)],
    optimizeDeps: { entries: [ENTRY] },
    server: { middlewareMode: { server }, ws: { server } },
  });
}

/** Says in each page which shop its browser keeps. */
function markPages(version: string): Plugin {
  return {
    name: 'mock-shop',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: VERSION_META, content: version }, injectTo: 'head' },
    ],
  };
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

/** What says how a kept shop looks, and with what it begins. */
const PLACES = [
  '../state.ts',
  '../core/scenarios.ts',
  '../seed/',
  '../../demo/',
  '../../src/schema.d.ts',
];

/** Changes when a shop that a browser has kept no longer fits. */
async function readStateVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const place of PLACES) {
    const url = new URL(place, import.meta.url);
    for (const file of place.endsWith('/') ? await sourcesIn(url) : [url]) {
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

async function sourcesIn(folder: URL): Promise<URL[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => new URL(name.replaceAll('\\', '/'), folder));
}
