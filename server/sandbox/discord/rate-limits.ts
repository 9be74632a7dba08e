import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import { errorOfStatus } from './discord-failure.ts';

interface Bucket {
  left: number;
  /** Real time, epoch milliseconds. */
  until: number;
}

const CALLS = 30;
const WINDOW_MS = 1_000;

/** Reports the remaining calls with each response, and rejects calls beyond the limit. */
export function rateLimits(): Middleware {
  const buckets = new Map<string, Bucket>();
  return async (ctx, next) => {
    const name = bucketOf(ctx.method, ctx.path);
    const known = buckets.get(name);
    const bucket =
      known && known.until > Date.now() ? known : { left: CALLS, until: Date.now() + WINDOW_MS };
    buckets.set(name, bucket);
    const seconds = Math.max(0, bucket.until - Date.now()) / 1000;
    const over = bucket.left === 0;
    bucket.left = Math.max(0, bucket.left - 1);
    ctx.set({
      'X-RateLimit-Bucket': name,
      'X-RateLimit-Limit': String(CALLS),
      'X-RateLimit-Remaining': String(bucket.left),
      'X-RateLimit-Reset': (bucket.until / 1000).toFixed(3),
      'X-RateLimit-Reset-After': seconds.toFixed(3),
    });
    if (over) {
      ctx.status = 429;
      ctx.body = errorOfStatus(429, { retryAfterSeconds: seconds });
      ctx.set('Retry-After', seconds.toFixed(3));
    } else await next();
    const wait = ctx.response.get('Retry-After');
    if (!wait) return;
    ctx.set({
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset-After': wait,
      'X-RateLimit-Scope': 'user',
    });
  };
}

/** Returns the bucket of a call. Calls that differ only in the member or role share one. */
function bucketOf(method: string, path: string): string {
  const route = path.replaceAll(/(members|roles|commands)\/\d+/g, '$1/:id');
  return createHash('sha256').update(`${method} ${route}`).digest('hex').slice(0, 32);
}
