import { Failure } from '@spindle/sdk/contract/failure';
import { ordersLink } from '@spindle/sdk/domain/mail/email';
import type { Context } from 'koa';
import { answerStoredFile, type StoredReply } from '../../http/stored-file.ts';
import type { Services } from '../../services.ts';

/** The reasons why a link does not work. */
export type ClosedReason = 'EXPIRED' | 'INVALID' | 'CLOSED' | 'MISSING' | 'GONE' | 'AWAY';

interface Page {
  status: number;
  title: string;
  text: string;
  link?: { path: string; label: string };
}

const shop = { path: '/ui/shop', label: 'Browse the shop' };

const pages: Record<ClosedReason, Page> = {
  EXPIRED: {
    status: 403,
    title: 'This link has expired',
    text: 'Download links work for a limited time. Get a new one from your orders.',
    link: ordersLink,
  },
  INVALID: {
    status: 404,
    title: "This link doesn't work",
    text: 'The link may have been cut off. Find the full link in your orders.',
    link: ordersLink,
  },
  CLOSED: {
    status: 403,
    title: 'This download is no longer available',
    text: 'The purchase was refunded, is disputed or has expired. See your orders for details.',
    link: ordersLink,
  },
  MISSING: {
    status: 404,
    title: 'File not found',
    text: "This file isn't available right now. Check your orders later, or contact us.",
    link: ordersLink,
  },
  GONE: {
    status: 404,
    title: 'File not found',
    text: "This file was removed or replaced. Look for the current file on the item's page.",
    link: shop,
  },
  AWAY: {
    status: 503,
    title: 'Please try again in a moment',
    text: "The file isn't available right now. Your link is still valid.",
  },
};

const style = 'font:16px/1.5 sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem';

/** Responds to a link that does not work with a small page that explains why and what to do. */
export function answerClosed(ctx: Context, why: ClosedReason, publicUrl: string): void {
  const { status, title, text, link } = pages[why];
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  ctx.type = 'html';
  ctx.body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title></head>` +
    `<body style="${style}"><h1>${title}</h1><p>${text}</p>` +
    (link ? `<p><a href="${publicUrl}${link.path}">${link.label}</a></p>` : '') +
    `</body></html>\n`;
}

/** Keeps a file from running as a page. Returns false if it has rejected the request's method. */
export function acceptsReading(ctx: Context): boolean {
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return true;
  ctx.set('Allow', 'GET, HEAD');
  ctx.status = 405;
  return false;
}

/** A file in the store, and the request for it. */
interface FileRequest {
  ctx: Context;
  file: StoredReply;
  publicUrl: string;
  log: Services['log'];
}

/** Responds with a stored file, or with a page that explains why it is not there. */
export async function answerFile({ ctx, file, publicUrl, log }: FileRequest): Promise<void> {
  try {
    await answerStoredFile(ctx, file);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log.error({ err: error.cause, digest: file.tag }, 'a download is missing from the file store');
    answerClosed(ctx, error.status === 404 ? 'MISSING' : 'AWAY', publicUrl);
  }
}
