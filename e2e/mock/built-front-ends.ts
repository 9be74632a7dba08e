import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrontEnds } from '../../sdk/mock-site/serve/front-ends.ts';
import { send, type Route } from '../../sdk/mock-site/serve/route.ts';
import { buildFrontEnds } from './build-front-ends.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

const PARTS: Record<string, string> = {
  '': 'storefront',
  'admin/': 'backoffice',
  'hosted/': 'hosted',
};

/**
 * Serves the front ends as `npm run mock` does, but bundled: browsers load a few files per page
 * instead of thousands.
 */
export async function startBuiltFrontEnds(): Promise<FrontEnds> {
  const folder = await mkdtemp(join(tmpdir(), 'spindle-mock-'));
  await buildFrontEnds(folder);
  const { mockDocument } = await import(pathToFileURL(join(folder, 'document/document.js')).href);
  const backoffice = await readFile(join(folder, 'backoffice/index.html'), 'utf8');
  return {
    storefrontPage: async (_, addresses) =>
      String(mockDocument({ ...addresses, base: '/static/', script: 'entry.js' })),
    backofficePage: async () => backoffice,
    hostedPage: async (_, html) => html((file) => `/static/hosted/${file.replace(/\.ts$/, '.js')}`),
    files: serveFrom(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function serveFrom(folder: string): Route {
  return async (context) => {
    const path = context.url.pathname.replace(/^\/(?=[^/]+\.(ico|png|webmanifest)$)/, '/static/');
    const [, part = '', file] = /^\/static\/((?:admin|hosted)\/)?([^%]+)$/.exec(path) ?? [];
    if (file === undefined) return false;
    const body = await readFile(join(folder, PARTS[part] ?? '', file)).catch(() => undefined);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return body !== undefined && send(context, type, body);
  };
}
