import { drawSpecimen } from '../../demo/carrier/draw-specimen.ts';
import { pageScript, pageStyle, portalStyle } from '../../demo/provider-pages/page-files.ts';
import { millPage } from '../../demo/splash/mill-page.ts';
import { HUMAN_CHECK } from './human-check.ts';
import { answerPictures } from './picture-routes.ts';
import { HTML, send, type RouteRequest, type Route } from './route.ts';
import { zipFiles } from '../../demo/zip-files.ts';
import { pdfPage } from '../../demo/pdf-page.ts';
import { demoContent } from '../../demo/licensed/all-content.ts';
import { isHtml, mediaTypeOf, withCharset } from '../../domain/licensed-content/media-types.ts';
import { frameHeightScript } from '../../domain/licensed-content/frame-height-script.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Serves files of the shop or its providers, which are requested by navigation or from outside a
 * page.
 */
export const answerAddressesOfFiles: Route = async (context) => {
  const { pathname } = context.url;
  if (pathname === '/mockServiceWorker.js') return send(context, SCRIPT, await workerScript());
  if (pathname === HUMAN_CHECK.path) return send(context, SCRIPT, HUMAN_CHECK.script);
  // The development server prefixes the paths in pages with the folder of modules.
  const ofPage = /^(?:\/static)?\/mock\/page\.(css|js)$/.exec(pathname)?.[1];
  if (ofPage === 'css') return send(context, CSS, pageStyle + portalStyle);
  if (ofPage === 'js') return send(context, SCRIPT, pageScript);
  if (pathname === '/mock/splash/mill-600')
    return send(context, HTML, millPage(context.url.origin));
  if (await answerPictures(context)) return true;
  return answerLabel(context) || (await answerDownload(context)) || answerContent(context);
};

function answerLabel(context: RouteRequest): boolean {
  const [, orderId] = /^\/mock\/label\/([\w-]+)\.pdf$/.exec(context.url.pathname) ?? [];
  if (orderId === undefined) return false;
  const page = pdfPage(288, 432, `Label of order ${orderId}`);
  drawSpecimen(page, orderId);
  return send(context, 'application/pdf', Buffer.from(page.file()));
}

async function answerDownload(context: RouteRequest): Promise<boolean> {
  const [, written] =
    /^\/assets\/(?:downloads|files\/.+)\/[^/]+\/([^/]+)$/.exec(context.url.pathname) ?? [];
  if (written === undefined) return false;
  const { type, bytes } = await downloadFor(decodeURIComponent(written));
  return send(context, type, bytes, {
    'Content-Disposition': `attachment; filename*=UTF-8''${written}`,
  });
}

function answerContent(context: RouteRequest): boolean {
  const pattern = /^\/assets\/subs\/(?<catalogId>[^/]+)\/(?<itemId>[^/]+)\/t\/[^/]+\/(?<path>.*)$/;
  const found = pattern.exec(context.url.pathname)?.groups;
  if (!found) return false;
  const { catalogId = '', itemId = '', path = '' } = found;
  const file = licensedContent({ catalogId, itemId }, path === '' ? 'index.html' : path);
  return file !== undefined && send(context, file.type, file.body, CONTENT_HEADERS);
}

const PACKED = new Date('2026-01-01');

/** Returns a small valid file for any download's name. */
async function downloadFor(name: string): Promise<{ type: string; bytes: Uint8Array }> {
  const text = `${name}\n\nA placeholder from the mock shop. The real file has the plans.\n`;
  if (name.endsWith('.zip')) {
    return { type: 'application/zip', bytes: await zipFiles({ 'README.txt': text }, PACKED) };
  }
  return { type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** The shop's own headers: its content has no origin, and only the shop can frame it. */
const CONTENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'; sandbox allow-scripts allow-downloads",
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'no-referrer',
};

/** Returns a file of licensed content, or undefined if there is none with this name. */
function licensedContent(
  bought: { catalogId: string; itemId: string },
  path: string,
): { type: string; body: string | Uint8Array } | undefined {
  const content =
    demoContent.find(
      ({ catalogId, itemId }) => catalogId === bought.catalogId && itemId === bought.itemId,
    ) ?? demoContent[0];
  const body = content?.files()[path];
  if (body === undefined) return undefined;
  const type = withCharset(mediaTypeOf(path));
  return {
    type,
    body: isHtml(type) ? `${body.toString()}\n<script>${frameHeightScript}</script>\n` : body,
  };
}

const BEFORE = `
// Pages and the front ends' own modules are the server's. To be asked about them, the worker would
// choose any open page, which may be leaving at that moment and never answer: the browser lets it
// wait five minutes. What is played are calls, also those that are opened like a page.
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const isCall = pathname.startsWith('/api/') && !pathname.startsWith('/api/docs');
  const isPage = event.request.mode === 'navigate' && !isCall;
  if (isPage || pathname.startsWith('/static/')) event.stopImmediatePropagation();
});
// Pages of providers are among the shop's: leaving for one is not leaving for good.
Object.defineProperty(self.registration, 'unregister', { value: async () => false });
`;

/** Returns the service worker that routes a page's calls to its mock shop. */
async function workerScript(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  return BEFORE + (await readFile(file, 'utf8'));
}
