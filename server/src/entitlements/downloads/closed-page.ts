import type { Context } from 'koa';

/** The reasons why a link does not work. */
export type Closed = 'EXPIRED' | 'INVALID' | 'CLOSED' | 'MISSING' | 'AWAY';

const pages: Record<Closed, { status: number; title: string; text: string }> = {
  EXPIRED: {
    status: 403,
    title: 'This link has expired',
    text: 'Download links work for a limited time. Get a new one from your orders.',
  },
  INVALID: {
    status: 404,
    title: "This link doesn't work",
    text: 'The link may have been cut off. Find the full link in your orders.',
  },
  CLOSED: {
    status: 403,
    title: 'This download is no longer available',
    text: 'The purchase was refunded, is disputed or has expired. See your orders for details.',
  },
  MISSING: {
    status: 404,
    title: 'File not found',
    text: "This file isn't available right now. Check your orders later, or contact us.",
  },
  AWAY: {
    status: 503,
    title: 'Please try again in a moment',
    text: "The file isn't available right now. Your link is still valid.",
  },
};

const style = 'font:16px/1.5 sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem';

/** Responds to a link that does not work with a small page that explains why and what to do. */
export function answerClosed(ctx: Context, why: Closed, publicUrl: string): void {
  const { status, title, text } = pages[why];
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  ctx.type = 'html';
  ctx.body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title} – Spindle</title></head>` +
    `<body style="${style}"><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="${publicUrl}/ui/orders">See your orders</a></p></body></html>\n`;
}
