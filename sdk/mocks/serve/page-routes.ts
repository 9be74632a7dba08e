import type { FrontEnds } from './front-ends.ts';
import { readFile } from 'node:fs/promises';
import { HUMAN_CHECK } from './human-check.ts';
import { hostedPages } from './hosted-pages.ts';
import { HTML, send, type Asked, type Route } from './route.ts';

/** Belong to others: a wrong path among these is a 404, never Home. */
const NOT_PAGES = /^\/(api|assets|static|images|mock|healthz|readyz|metrics)(\/|$)/;

/** Pages are asked for by navigating, which no played shop hears of. */
export function answerPages(frontEnds: FrontEnds): Route {
  return async (asked) => {
    const { request, response, url } = asked;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const hosted = hostedPages.find(({ path }) => path.test(url.pathname));
    if (hosted) return send(asked, HTML, await finish(frontEnds.storefront, asked, hosted.html));
    if (NOT_PAGES.test(url.pathname)) return false;
    if (url.pathname === '/') {
      response.writeHead(302, { Location: '/home' }).end();
      return true;
    }
    if (/^\/ui\/(admin|creator)(\/|$)/.test(url.pathname)) {
      return send(asked, HTML, await backofficePage(frontEnds, asked));
    }
    return send(asked, HTML, await storefrontPage(frontEnds, asked));
  };
}

async function backofficePage({ backoffice }: FrontEnds, asked: Asked): Promise<string> {
  const index = await readFile(`${backoffice.config.root}/index.html`, 'utf8');
  return finish(backoffice, asked, index.replace('/src/main.tsx', '/src/mock/entry.ts'));
}

async function storefrontPage({ storefront }: FrontEnds, asked: Asked): Promise<string> {
  const { mockDocument } = await storefront.ssrLoadModule('/src/mock/document.tsx');
  const { origin } = asked.url;
  const html: unknown = mockDocument({ origin, humanCheckScript: origin + HUMAN_CHECK.address });
  return finish(storefront, asked, String(html));
}

/** With what reloads what was saved. */
function finish(vite: FrontEnds['storefront'], { url }: Asked, html: string): Promise<string> {
  return vite.transformIndexHtml(url.pathname, html);
}
