import type { EntityManager } from '@mikro-orm/postgresql';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import {
  adjustmentOf,
  presentAdjustment,
  type StockEntry,
  type StockResult,
  type Units,
} from '@spindle/sdk/domain/inventory/adjust-stock';
import { recordAudit, type StaffAction } from '../audit/record-audit.ts';
import { readUnits } from './read-units.ts';
import { changeStock } from './stock.ts';

type Staff = Pick<StaffAction, 'requestId' | 'now'> & { actor: { id: string; email: string } };

/** Changes the counts of many items, each of which is named once; those refused leave the others. */
export async function adjustStock(
  em: EntityManager,
  { entries, reason, ...input }: BodyOf<'adjustStock'>,
  staff: Staff,
): Promise<StockResult[]> {
  const reference = input.reference ?? null;
  return em.transactional(async (tx) => {
    const units = await readUnits(tx, entries);
    const unitsOf = ({ catalogId, catalogItemId }: StockEntry): Units | null =>
      units.get(`${catalogId}/${catalogItemId}`) ?? null;
    const changes = entries.flatMap((entry) => {
      const outcome = adjustmentOf(entry, unitsOf(entry));
      const { catalogId, catalogItemId: itemId } = entry;
      if ('refused' in outcome || outcome.difference === 0) return [];
      return [{ catalogId, itemId, onHand: outcome.difference, reserved: 0, reason }];
    });
    await changeStock(tx, changes, { subject: reference, actorEmail: staff.actor.email });
    for (const { catalogId, itemId, onHand } of changes) {
      const left = units.get(`${catalogId}/${itemId}`)?.left ?? 0;
      recordAudit(tx, {
        ...staff,
        action: 'inventory.adjust-stock',
        subject: `item ${catalogId}/${itemId}`,
        before: { inventory: left },
        after: { inventory: left + onHand, reason, reference },
      });
    }
    return entries.map((entry) => presentAdjustment(entry, unitsOf(entry)));
  });
}
