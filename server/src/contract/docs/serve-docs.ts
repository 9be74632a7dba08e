import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { cacheCompressed } from '../../http/compress-replies.ts';
import { matchesTag } from '../../http/entity-tag.ts';
import { inOwnThread } from '../in-own-thread.ts';
import { DOCS } from './addresses.ts';
import { withShopName } from '@spindle/sdk/domain/mail/email';
import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { RESULTS } from './results-mark.ts';
import { searchResults } from './search.ts';

interface CachedPage {
  body: Buffer;
  type: string;
  etag: string;
}

const html = 'text/html; charset=utf-8';
const Entry = z.object({
  kind: z.string(),
  title: z.string(),
  address: z.string(),
  text: z.string(),
  name: z.string(),
  content: z.string(),
});
const Site = z.object({
  pages: z.record(z.string(), z.string()),
  entries: z.array(Entry),
  search: z.string(),
});

/**
 * Serves the contract as pages, without files from other hosts. Pages are rendered on first
 * request, because most processes never need them.
 */
export function serveApiDocs(shopName: () => string): Middleware {
  let rendered: ReturnType<typeof renderSite> | undefined;
  let site: { name: string; made: ReturnType<typeof makeSite> } | undefined;
  async function answer(ctx: Context) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 404;
      return;
    }
    rendered ??= renderSite();
    rendered.catch(() => (rendered = undefined));
    const name = shopName();
    const written = await rendered;
    if (site?.name !== name) site = { name, made: makeSite(written, name) };
    const { kept, entries, search } = site.made;
    const path = ctx.path.replace(/\/$/, '');
    const found = kept.get(path);
    if (found) {
      send(ctx, found);
    } else if (path === `${DOCS}/search`) {
      ctx.type = html;
      ctx.set('Cache-Control', 'no-store');
      const query = new URLSearchParams(ctx.querystring).get('q') ?? '';
      ctx.body = search(searchResults(entries, query), query);
    } else {
      ctx.status = 404;
    }
  }

  return (ctx, next) =>
    ctx.path === DOCS || ctx.path.startsWith(`${DOCS}/`) ? answer(ctx) : next();
}

/** Clients that cache the file download it only once. */
function send(ctx: Context, { body, type, etag }: CachedPage): void {
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.set('ETag', etag);
  if (matchesTag(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = body;
}

async function renderSite() {
  return Site.parse(await inOwnThread(new URL('worker.ts', import.meta.url)));
}

/** Fills the shop's name in. */
function makeSite({ pages, entries, search }: z.infer<typeof Site>, name: string) {
  const named = (page: string) => withShopName(page, escapeHtml(name));
  const typeface = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
  const saved = new Map<string, CachedPage>([
    [`${DOCS}/look.css`, cachePage(looks.map(readLook).join('\n'), 'text/css')],
    [
      `${DOCS}/archivo.woff2`,
      cachePage(readFileSync(fileURLToPath(import.meta.resolve(typeface))), 'font/woff2'),
    ],
  ]);
  for (const [path, page] of Object.entries(pages)) saved.set(path, cachePage(named(page), html));
  return { kept: saved, entries, search: filled(named(search)) };
}

// One file for browsers. The page frame's styles come last, with their media queries.
const looks = ['base', 'calls', 'frame'];

function readLook(name: string): string {
  return readFileSync(new URL(`look/${name}.css`, import.meta.url), 'utf8');
}

function cachePage(text: string | Buffer, type: string): CachedPage {
  const bytes = Buffer.from(text);
  const body = type.startsWith('text/') ? cacheCompressed(bytes) : bytes;
  return { body, type, etag: `W/"${hash('sha1', body, 'base64url')}"` };
}

/** Renders the search page with the results and with the query in the search field. */
function filled(page: string) {
  return (results: string, query: string) =>
    page
      .replace(RESULTS, () => results)
      .replace(
        'name="q" maxlength="100" value=""',
        () => `name="q" maxlength="100" value="${escapeHtml(query.slice(0, 100))}"`,
      );
}
