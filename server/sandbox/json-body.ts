import { koaBody } from 'koa-body';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';

/** Reads JSON, and forms a page of ours posted. */
export function readBody(): Middleware {
  return koaBody({ jsonLimit: '50mb', formLimit: '1mb', jsonStrict: false, text: false });
}

/** The body as the schema has it; a body that does not fit is answered with 400. */
export function bodyOf<S extends z.ZodType>(ctx: Context, schema: S): z.output<S> {
  const result = schema.safeParse(ctx.request.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  return ctx.throw(400, `${where ? `${where}: ` : ''}${issue?.message ?? 'invalid'}`);
}
