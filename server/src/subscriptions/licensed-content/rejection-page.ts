import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { setRejectionHeaders } from './content-headers.ts';

interface Rejection {
  status: number;
  title: string;
  text: string;
}

export const rejections = {
  expired: {
    status: 403,
    title: 'This page has expired',
    text: 'For security, this page expires after two hours. Go back to Subscriptions and open the content again.',
  },
  closed: {
    status: 403,
    title: 'Your access has ended',
    text: 'See Subscriptions for the reason and your options.',
  },
  missing: {
    status: 404,
    title: 'File not found',
    text: 'Go back, or open the subscription again. The content may have been updated.',
  },
} satisfies Record<string, Rejection>;

/** Responds with a page, suitable for a frame, that explains why the content is not shown. */
export function answerRejection(
  ctx: Context,
  settings: Pick<Config, 'publicUrl' | 'frontEnd'>,
  { status, title, text }: Rejection,
): void {
  setRejectionHeaders(ctx, settings);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.35rem; line-height: 1.3; }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</html>
`;
}
