import type { FrontEnds } from './front-ends.ts';
import { readFile } from 'node:fs/promises';
import { HUMAN_CHECK } from './human-check.ts';
import { HTML, send, type RouteRequest, type Route } from './route.ts';
import { fileURLToPath } from 'node:url';

/** Belong to others: a wrong path among these is a 404, never Home. */
const NOT_PAGES = /^\/(api|assets|static|images|mock|healthz|readyz|metrics)(\/|$)/;

/** Pages are asked for by navigating, which no played shop hears of. */
export function answerPages(frontEnds: FrontEnds): Route {
  return async (context) => {
    const { request, response, url } = context;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const hosted = hostedPages.find(({ path }) => path.test(url.pathname));
    if (hosted)
      return send(context, HTML, await finish(frontEnds.storefront, context, hosted.html));
    if (NOT_PAGES.test(url.pathname)) return false;
    if (url.pathname === '/') {
      response.writeHead(302, { Location: '/home' }).end();
      return true;
    }
    if (/^\/ui\/(admin|creator)(\/|$)/.test(url.pathname)) {
      return send(context, HTML, await backofficePage(frontEnds, context));
    }
    return send(context, HTML, await storefrontPage(frontEnds, context));
  };
}

async function backofficePage({ backoffice }: FrontEnds, context: RouteRequest): Promise<string> {
  const index = await readFile(`${backoffice.config.root}/index.html`, 'utf8');
  return finish(backoffice, context, index.replace('/src/main.tsx', '/src/mock/entry.ts'));
}

async function storefrontPage({ storefront }: FrontEnds, context: RouteRequest): Promise<string> {
  const { mockDocument } = await storefront.ssrLoadModule('/src/mock/document.tsx');
  const { origin } = context.url;
  const html: unknown = mockDocument({ origin, humanCheckScript: origin + HUMAN_CHECK.address });
  return finish(storefront, context, String(html));
}

/** With what reloads what was saved. */
function finish(
  vite: FrontEnds['storefront'],
  { url }: RouteRequest,
  html: string,
): Promise<string> {
  return vite.transformIndexHtml(url.pathname, html);
}

/** A page of somebody else's: its script reads the shop this browser keeps. */
interface HostedPage {
  path: RegExp;
  html: string;
}

const hostedPages: HostedPage[] = [
  { path: /^\/mock\/pay\/[^/]+$/, html: frame('Pay for your order', 'pay-page') },
  { path: /^\/mock\/portal$/, html: frame('Manage your subscriptions', 'portal-page') },
  { path: /^\/mock\/community$/, html: frame('Spindle Makers', 'community-page') },
];

function frame(title: string, script: string): string {
  const hosted = fileURLToPath(new URL('../hosted', import.meta.url)).replaceAll('\\', '/');
  const address = (file: string) => `/@fs/${hosted.replace(/^\//, '')}/${file}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address('hosted.css')}">
</head>
<body>
<header class="test-mode"><strong>Test mode.</strong> Nothing here is real, and no money moves.</header>
<main></main>
<script type="module" src="${address(`${script}.ts`)}"></script>
</body>
</html>
`;
}
