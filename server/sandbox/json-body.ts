import { koaBody } from 'koa-body';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';

/** Parses JSON, and forms posted by our own pages. */
export function readBody(): Middleware {
  return koaBody({ jsonLimit: '50mb', formLimit: '1mb', jsonStrict: false, text: false });
}

/** Parses the body with the schema. An invalid body is rejected with 400. */
export function bodyOf<S extends z.ZodType>(ctx: Context, schema: S): z.output<S> {
  const result = schema.safeParse(ctx.request.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  return ctx.throw(400, `${where ? `${where}: ` : ''}${issue?.message ?? 'invalid'}`);
}
