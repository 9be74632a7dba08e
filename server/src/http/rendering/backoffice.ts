import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { iconUrl } from '@spindle/sdk/domain/settings/brand-files';
import type { Middleware } from 'koa';
import { nonceOf } from '../security-headers.ts';
import type { Config } from '../../config.ts';
import { builtFiles } from './built-files.ts';

type Brand = Pick<Config['business']['brand'], 'name' | 'icon'>;

const pages = /^\/ui\/(admin|creator)(\/|$)/;
const files = '/static/admin/';
/** The link to the built-in icon, in the built page. */
const builtInIcon = /<link rel="icon"[^>]*>/;
/** Placeholder in the built page for each response's nonce. */
const noncePlaceholder = '__NONCE__';

/**
 * Serves the back-office: its built files, and one page for all of its URLs, which is never cached
 * because of its nonce. `directory` is the backoffice workspace.
 */
export function serveBackoffice(directory: string, brand: () => Brand): Middleware {
  const dist = join(directory, 'dist');
  const index = join(dist, 'index.html');
  if (!existsSync(index)) throw new Error('The back-office is not built. Run `npm run build`.');
  const page = readFileSync(index, 'utf8');
  const answer = builtFiles(dist);

  return async (ctx, next) => {
    if (ctx.path.startsWith(files)) {
      // the page itself is served only with a nonce
      const isPage = ctx.path.endsWith('.html');
      const found = !isPage && (await answer(ctx, ctx.path.slice(files.length - 1)));
      if (!found) ctx.status = 404;
      return;
    }
    if (!pages.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { name, icon } = brand();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page
      .replaceAll(noncePlaceholder, nonceOf(ctx))
      .replace('<title>', () => `<title>${escapeHtml(name)} `)
      .replace(builtInIcon, (link) =>
        icon === null ? link : `<link rel="icon" type="image/png" href="${iconUrl(icon, 192)}">`,
      );
  };
}
