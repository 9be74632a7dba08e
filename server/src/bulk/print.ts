import { labelUnreadable, printedFor, validatePrint } from '@spindle/sdk/domain/bulk/print';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith } from '@spindle/sdk/domain/rejection';
import { bulkLabels, papersOf } from '../shipping/slips/label-files.ts';
import { readParcel, readParcels } from '../shipping/read-parcel.ts';
import { factsToShip } from '../shipping/rejection-to-ship.ts';
import type { BulkAction } from './action.ts';
import { inOrderOf, uuidsAmong } from './order-ids.ts';

/** Stores each label in advance, so that joining the pages needs no carrier calls. */
export const print: BulkAction = {
  async check({ orm }, ids) {
    const parcels = await readParcels(orm.em.fork(), uuidsAmong(ids));
    const known = new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
    const checked = parcels.map((parcel) => ({
      orderId: parcel.orderId,
      rejection: validatePrint(factsToShip(parcel)),
    }));
    return inOrderOf(ids, checked, '').map((verdict) => {
      const parcel = known.get(verdict.id.toLowerCase());
      return parcel ? { ...verdict, reason: printedFor(parcel) } : verdict;
    });
  },
  async perform(services, { bulkId, recordId }) {
    const parcel = await readParcel(services.orm.em.fork(), recordId);
    const rejection = parcel ? validatePrint(factsToShip(parcel)) : noSuch('order');
    if (!parcel || rejection)
      return { outcome: rejectWith(rejection ?? noSuch('order')), cents: null };
    const { fetch } = bulkLabels(services, bulkId);
    const files = await Promise.all(papersOf(parcel).map((url) => fetch(url)));
    const printable = !files.includes(null);
    return {
      outcome: printable ? done(printedFor(parcel)) : rejectWith(labelUnreadable),
      cents: null,
    };
  },
};
