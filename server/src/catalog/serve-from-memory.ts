import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { namesTag } from '../http/entity-tag.ts';
import { preferredCoding } from './preferred-coding.ts';
import type { CatalogSnapshot } from './snapshot.ts';

interface Sample {
  operation: string;
  method: string;
  status: number;
  seconds: number;
}

interface Options {
  /** How long a CDN may keep replies; without one, every reader asks again. */
  sharedMaxAgeSeconds?: number;
  measure?: (sample: Sample) => void;
}

const prefix = '/api/catalog';
const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Answers public catalogue reads with bytes that are ready, past everything else: no session, no
 * cookie, no routing. Stands first; what it doesn't know goes on.
 */
export function serveFromMemory(
  snapshot: Pick<CatalogSnapshot, 'reply'>,
  options: Options = {},
): Middleware {
  const shared = options.sharedMaxAgeSeconds;
  const forCdn = shared === undefined ? '' : `, s-maxage=${shared}`;
  const cacheControl = `public, max-age=0, must-revalidate${forCdn}`;

  return (ctx, next) => {
    const { req, res } = ctx;
    const { method, headers } = req;
    const url = req.url ?? '';
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(prefix)) return next();
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    const reply = snapshot.reply(path);
    if (reply === undefined) return next();

    const started = options.measure === undefined ? 0 : performance.now();
    const given = headers['x-request-id'];
    const requestId = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    const common = {
      'X-Request-Id': requestId,
      'Cache-Control': cacheControl,
      ETag: reply.etag,
      Vary: 'Accept-Encoding',
    };
    ctx.respond = false;
    const unchanged = namesTag(headers['if-none-match'], reply.etag);
    if (unchanged) {
      res.writeHead(304, common).end();
    } else {
      const { body, coding } = reply.encoded(preferredCoding(headers['accept-encoding']));
      res.writeHead(200, {
        ...common,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
        'X-Content-Type-Options': 'nosniff',
        ...(coding === 'identity' ? undefined : { 'Content-Encoding': coding }),
      });
      res.end(method === 'HEAD' ? undefined : body);
    }
    options.measure?.({
      operation: operationOf(path),
      method,
      status: unchanged ? 304 : 200,
      seconds: (performance.now() - started) / 1000,
    });
    return undefined;
  };
}

function operationOf(path: string): string {
  const depth = path.slice(prefix.length).split('/').filter(Boolean).length;
  return ['listCatalogs', 'listCatalogItems'][depth] ?? 'getCatalogItem';
}
