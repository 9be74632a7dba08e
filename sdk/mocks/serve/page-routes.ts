import type { FrontEnds } from './front-ends.ts';
import { HUMAN_CHECK } from './human-check.ts';
import { HTML, send, type Route } from './route.ts';
import { VERSION_META } from '../page-store.ts';

/** Belong to others: a wrong path among these is a 404, never Home. */
const NOT_PAGES = /^\/(api|assets|static|images|mock|healthz|readyz|metrics)(\/|$)/;

/** Pages are context for by navigating, which no played shop hears of. */
export function answerPages(frontEnds: FrontEnds, stateVersion: string): Route {
  const mark = `<head><meta name="${VERSION_META}" content="${stateVersion}">`;
  return async (context) => {
    const { request, response, url } = context;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (url.pathname === '/') {
      response.writeHead(302, { Location: '/home' }).end();
      return true;
    }
    const html = await pageAt(url, frontEnds);
    // Says which shop the browser keeps.
    return html !== undefined && send(context, HTML, html.replace('<head>', mark));
  };
}

async function pageAt({ pathname, origin }: URL, shown: FrontEnds): Promise<string | undefined> {
  const hosted = hostedPages.find(({ path }) => path.test(pathname));
  if (hosted) return shown.hostedPage(pathname, hosted.html);
  if (NOT_PAGES.test(pathname)) return undefined;
  if (/^\/ui\/(admin|creator)(\/|$)/.test(pathname)) return shown.backofficePage(pathname);
  const humanCheckScript = origin + HUMAN_CHECK.address;
  return shown.storefrontPage(pathname, { origin, humanCheckScript });
}

/** A page of somebody else's: its script reads the shop this browser keeps. */
interface HostedPage {
  path: RegExp;
  html: (address: (file: string) => string) => string;
}

const hostedPages: HostedPage[] = [
  { path: /^\/mock\/pay\/[^/]+$/, html: frame('Pay for your order', 'pay-page') },
  { path: /^\/mock\/portal$/, html: frame('Manage your subscriptions', 'portal-page') },
  { path: /^\/mock\/community$/, html: frame('Spindle Makers', 'community-page') },
];

function frame(title: string, script: string): HostedPage['html'] {
  return (address) => `<!doctype html>
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
