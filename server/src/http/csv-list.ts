import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { contract } from '@spindle/sdk/contract/contract';
import { CSV, csvColumns, csvHeaders, csvLines } from '@spindle/sdk/contract/csv';
import type { Day } from '@spindle/sdk/domain/time/calendar';

/** Returns true if the client requests a list as a file. All other clients get JSON. */
export function wantsCsv(ctx: Pick<Context, 'vary' | 'accepts'>): boolean {
  ctx.vary('Accept');
  return ctx.accepts('application/json', CSV) === CSV;
}

/**
 * Sends a list as a spreadsheet file as fast as it is read, never the whole list in memory.
 * Resolves when the first part is ready. Errors until then still get their own response.
 */
export async function answerCsv(
  ctx: Pick<Context, 'set'>,
  records: AsyncIterable<object[]>,
  { resource, today, origin }: { resource: string; today: Day; origin: string },
): Promise<Readable> {
  const lines = Readable.from(linesOf(records, { resource, origin }));
  await once(lines, 'readable');
  ctx.set(csvHeaders(resource, today));
  return lines;
}

async function* linesOf(
  records: AsyncIterable<object[]>,
  { resource, origin }: { resource: string; origin: string },
) {
  const columns = csvColumns(contract, resource);
  let first = true;
  for await (const some of records) {
    yield csvLines(columns, some, { first, origin });
    first = false;
  }
  if (first) yield csvLines(columns, [], { first });
}
