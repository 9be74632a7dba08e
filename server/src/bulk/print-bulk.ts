import { conflict, notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import {
  carrierAwayForPrint,
  labelUnreadable,
  printTooLarge,
  refusePages,
} from '@spindle/sdk/domain/bulk/print';
import { noSuch } from '@spindle/sdk/domain/records';
import { packingSlip, pagesTitle } from '@spindle/sdk/domain/shipping/packing-slip';
import type { Services } from '../services.ts';
import { bulkLabels } from '../shipping/slips/label-files.ts';
import { drawPages } from '../shipping/slips/pages-in-thread.ts';
import { readSlips } from '../shipping/slips/read-slips.ts';
import { readBulk } from './read-bulk.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 8;

/**
 * The pages of a print that is over, in the order its records were given.
 * @throws Failure 404 where there is none, 409 where it has no pages, 503 while the carrier is away
 */
export async function printBulk(services: Services, bulkId: string): Promise<Buffer> {
  const em = services.orm.em.fork();
  const bulk = await readBulk(em, bulkId);
  if (bulk.action !== 'print') throw notFound(noSuch('print'));
  const refusal = refusePages(bulk);
  if (refusal) throw conflict(refusal);
  const printed = bulk.results.filter(({ Status }) => Status === 'SUCCESS').map(({ id }) => id);
  const orders = await readSlips(em, printed);
  const labels = await readLabels(services, bulkId, orders);
  const seller = services.config.business.company;
  return drawPages({
    title: pagesTitle,
    author: seller.name,
    created: services.now(),
    parcels: orders.map((order, at) => ({
      slip: packingSlip(order, seller),
      label: labels[at] ?? null,
    })),
  });
}

/** Of each order its label, null where it has none; together no more than fit in one file. */
async function readLabels(
  services: Services,
  bulkId: string,
  orders: readonly { labelUrl: string | null }[],
): Promise<(Uint8Array<ArrayBuffer> | null)[]> {
  const { fetch } = bulkLabels(services, bulkId);
  const labels: (Uint8Array<ArrayBuffer> | null)[] = orders.map(() => null);
  const waiting = orders.entries();
  let bytes = 0;
  async function readOn(): Promise<void> {
    for (const [at, { labelUrl }] of waiting) {
      if (labelUrl === null) continue;
      const label = await orUnavailable(fetch(labelUrl), carrierAwayForPrint);
      if (label === null) throw conflict(labelUnreadable);
      bytes += label.byteLength;
      if (bytes > MOST_BYTES) throw conflict(printTooLarge);
      labels[at] = new Uint8Array(label);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return labels;
}
