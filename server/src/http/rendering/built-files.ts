import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import sirv from 'sirv';
import { isGone } from './is-gone.ts';
import { surviveMissingFile } from './survive-missing-file.ts';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

type Serve = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Serves the files of a build in their precompressed form, even while newer builds replace them.
 * Names below `assets/` change with their content, so these files are listed at the start and
 * browsers cache them forever. Other files are looked up each time.
 * @returns a function that serves a path within the folder, or returns false if the file does not
 * exist
 */
export function builtFiles(
  folder: string,
  headers: Record<string, string> = {},
): (ctx: Context, within: string) => Promise<boolean> {
  const options = { brotli: true, gzip: true, etag: true };
  const setHeaders = (caching: string) => (res: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Cache-Control', caching);
  };
  const forEver = setHeaders(`public, max-age=${YEAR_SECONDS}, immutable`);
  const forAnHour = setHeaders(`public, max-age=${HOUR_SECONDS}`);
  const hashed: Serve = sirv(folder, { ...options, setHeaders: forEver });
  const named: Serve = sirv(folder, {
    ...options,
    dev: true,
    extensions: [],
    setHeaders: forAnHour,
  });

  return async (ctx, within) => {
    if (within.includes('/.') || (await isGone(folder, within))) return false;
    const serve = within.startsWith('/assets/') ? hashed : named;
    const address = ctx.req.url;
    ctx.req.url = within;
    const status = ctx.res.statusCode;
    ctx.res.statusCode = 200;
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      surviveMissingFile(ctx.res);
      serve(ctx.req, ctx.res, () => resolve(false));
    });
    ctx.req.url = address;
    if (found) ctx.respond = false;
    else ctx.res.statusCode = status;
    return found;
  };
}
