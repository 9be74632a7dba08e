import type { Middleware } from 'koa';

/** Returns errors as JSON. */
export function errors(): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = error instanceof Error && 'status' in error && typeof error.status === 'number';
      ctx.status = known ? Number(error.status) : 500;
      ctx.body = { error: { message: error instanceof Error ? error.message : String(error) } };
      if (ctx.status >= 500) console.error(error);
    }
  };
}
