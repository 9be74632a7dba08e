import { printedByNow, printedOf } from '@spindle/sdk/domain/bulk/printed-by-now';
import type { Services } from '../services.ts';
import { print } from './print.ts';
import { readBulk } from './read-bulk.ts';

/**
 * How far a bulk is; what was printed as of now, so that no parcel is packed for a cancelled order.
 * @throws Failure 404 where there is none
 */
export async function readPresentBulk(services: Services, id: string) {
  const bulk = await readBulk(services.orm.em.fork(), id);
  const printed = printedOf(bulk);
  if (printed.length === 0) return bulk;
  return printedByNow(bulk, await print.judge(services, printed, nobody));
}

/** Whoever looks, an order can be printed or not. */
const nobody = { actor: { id: '', email: '' }, input: {} };
