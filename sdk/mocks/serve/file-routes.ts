import { millPage } from '../../demo/splash/mill-page.ts';
import { downloadFor } from './download-for.ts';
import { HUMAN_CHECK } from './human-check.ts';
import { labelPdf } from './label-pdf.ts';
import { answerPictures } from './picture-routes.ts';
import { CONTENT_HEADERS, licensedContent } from './licensed-content.ts';
import { HTML, send, type Asked, type Route } from './route.ts';
import { workerScript } from './worker-script.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

/** Files that the shop or its providers have; asked for by navigating, or from outside a page. */
export const answerAddressesOfFiles: Route = async (asked) => {
  const { pathname } = asked.url;
  if (pathname === '/mockServiceWorker.js') return send(asked, SCRIPT, await workerScript());
  if (pathname === HUMAN_CHECK.path) return send(asked, SCRIPT, HUMAN_CHECK.script);
  if (pathname === '/mock/splash/mill-600') return send(asked, HTML, millPage(asked.url.origin));
  if (await answerPictures(asked)) return true;
  return answerLabel(asked) || answerDownload(asked) || answerContent(asked);
};

function answerLabel(asked: Asked): boolean {
  const [, orderId] = /^\/mock\/label\/([\w-]+)\.pdf$/.exec(asked.url.pathname) ?? [];
  return orderId !== undefined && send(asked, 'application/pdf', labelPdf(orderId));
}

function answerDownload(asked: Asked): boolean {
  const [, written] = /^\/assets\/downloads\/[^/]+\/([^/]+)$/.exec(asked.url.pathname) ?? [];
  if (written === undefined) return false;
  const { type, bytes } = downloadFor(decodeURIComponent(written));
  return send(asked, type, bytes, {
    'Content-Disposition': `attachment; filename*=UTF-8''${written}`,
  });
}

function answerContent(asked: Asked): boolean {
  const pattern = /^\/assets\/subs\/(?<catalogId>[^/]+)\/(?<itemId>[^/]+)\/t\/[^/]+\/(?<path>.*)$/;
  const found = pattern.exec(asked.url.pathname)?.groups;
  if (!found) return false;
  const { catalogId = '', itemId = '', path = '' } = found;
  const file = licensedContent({ catalogId, itemId }, path === '' ? 'index.html' : path);
  return file !== undefined && send(asked, file.type, file.body, CONTENT_HEADERS);
}
