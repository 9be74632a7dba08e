import type { FrontEnds } from './front-ends.ts';
import { HUMAN_CHECK } from './human-check.ts';
import { HTML, send, type Route } from './route.ts';
import { html } from '../../demo/html.ts';
import { shell } from '../../demo/provider-pages/shell.ts';
import { VERSION_META } from '../page-store.ts';

/** Prefixes of other handlers. An unknown path below one of them is a 404, not the home page. */
const NOT_PAGES = /^\/(api|assets|static|images|mock|healthz|readyz|metrics)(\/|$)/;

/** Serves pages. Navigations to them don't reach the mock shop. */
export function answerPages(frontEnds: FrontEnds, stateVersion: string): Route {
  const mark = `<head><meta name="${VERSION_META}" content="${stateVersion}">`;
  return async (context) => {
    const { request, response, url } = context;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (url.pathname === '/') {
      response.writeHead(302, { Location: '/home' }).end();
      return true;
    }
    const page = await pageAt(url, frontEnds);
    // Identifies the shop that the browser stores.
    return page !== undefined && send(context, HTML, page.replace('<head>', mark));
  };
}

async function pageAt(
  { pathname, origin }: URL,
  displayed: FrontEnds,
): Promise<string | undefined> {
  const hosted = hostedPages.find(({ path }) => path.test(pathname));
  if (hosted) return displayed.hostedPage(pathname, hosted.html);
  if (NOT_PAGES.test(pathname)) return undefined;
  if (/^\/ui\/(admin|creator)(\/|$)/.test(pathname)) return displayed.backofficePage(pathname);
  const humanCheckScript = origin + HUMAN_CHECK.address;
  return displayed.storefrontPage(pathname, { origin, humanCheckScript });
}

/** Pages of other sites. Their scripts read the shop that this browser stores. */
const hostedPages = [
  { path: /^\/mock\/pay\/[^/]+$/, title: 'Pay for your order', script: 'pay-page.ts' },
  { path: /^\/mock\/portal$/, title: 'Manage your subscriptions', script: 'portal-page.ts' },
  { path: /^\/mock\/invoice$/, title: 'Invoice', script: 'invoice-page.ts' },
  { path: /^\/mock\/parcel$/, title: 'Your parcel', script: 'parcel-page.ts' },
  { path: /^\/mock\/community$/, title: 'Spindle Makers', script: 'community-page.ts' },
].map(({ path, title, script }) => ({
  path,
  html: (address: (file: string) => string) =>
    shell(title, html``, {
      styles: ['/mock/page.css'],
      script: '/mock/page.js',
      module: address(script),
    }),
}));
