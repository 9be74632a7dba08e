import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { contract } from '@spindle/sdk/contract/contract';
import { CSV, csvColumns, csvHeaders, csvLines } from '@spindle/sdk/contract/csv';
import type { Day } from '@spindle/sdk/domain/time/calendar';

/** Whether a list is asked for as a file; JSON is what everybody else gets. */
export function wantsCsv(ctx: Pick<Context, 'vary' | 'accepts'>): boolean {
  ctx.vary('Accept');
  return ctx.accepts('application/json', CSV) === CSV;
}

/**
 * A list as a file for spreadsheets, sent as fast as it is read, never whole in memory. Resolves when
 * there is something to send: until then whatever goes wrong is still a reply of its own.
 */
export async function answerCsv(
  ctx: Pick<Context, 'set'>,
  records: AsyncIterable<object[]>,
  { resource, today }: { resource: string; today: Day },
): Promise<Readable> {
  const lines = Readable.from(linesOf(resource, records));
  await once(lines, 'readable');
  ctx.set(csvHeaders(resource, today));
  return lines;
}

async function* linesOf(resource: string, records: AsyncIterable<object[]>) {
  const columns = csvColumns(contract, resource);
  let first = true;
  for await (const some of records) {
    yield csvLines(columns, some, { first });
    first = false;
  }
  if (first) yield csvLines(columns, [], { first });
}
