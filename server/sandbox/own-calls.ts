import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Middleware } from 'koa';
import { isLoopback } from '../src/config/loopback.ts';
import type { World } from './world.ts';

/** Paths that control the sandbox or expose its secrets. Only for programs on this machine. */
const controls = /^\/((control|demo|mail)|[a-z]+\/control)(\/|$)/;

/**
 * Rejects requests from other sites' pages. The sandbox has no passwords, and a browser on this
 * machine reaches it on behalf of any site. A hostname made to resolve here (DNS rebinding) isn't
 * ours, a page's requests name their origin, and a form can't send JSON.
 */
export function ownCalls(world: Pick<World, 'baseUrl' | 'options'>): Middleware {
  return (ctx, next) => {
    const { headers } = ctx.req;
    const own = [new URL(world.baseUrl()).hostname, world.options.host];
    if (!isOwnName(hostnameOf(headers.host), own)) {
      ctx.throw(
        403,
        'The sandbox only accepts hostnames of this machine. To add one, set SANDBOX_URL or SANDBOX_HOST.',
      );
    }
    const control = controls.test(ctx.path);
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    const opened = reading && headers['sec-fetch-mode'] === 'navigate';
    if ((control || !reading) && !opened && isForeign(headers)) {
      ctx.throw(403, 'This request came from another site.');
    }
    if (control && !reading && hasBody(ctx) && !ctx.is('application/json')) {
      ctx.throw(415, 'Send this as JSON, with Content-Type: application/json.');
    }
    return next();
  };
}

function isOwnName(hostname: string | undefined, own: readonly string[]): boolean {
  if (hostname === undefined) return false;
  return isLoopback(hostname) || own.includes(hostname);
}

/** Programs don't send an origin. Browsers do, with every request that doesn't follow a link. */
function isForeign({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function hasBody({ req }: Context): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0
  );
}
