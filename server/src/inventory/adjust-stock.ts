import type { EntityManager } from '@mikro-orm/postgresql';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { adjustCount, type StockResult } from '@spindle/sdk/domain/inventory/adjust-stock';
import { recordAudit, type StaffAction } from '../audit/record-audit.ts';
import { readUnits } from './read-units.ts';
import { changeStock } from './stock.ts';

type Staff = Pick<StaffAction, 'requestId' | 'now'> & { actor: { id: string; email: string } };

/**
 * Changes the stock of many items. Each item may appear once per request. A rejected entry does not
 * affect the others.
 */
export async function adjustStock(
  em: EntityManager,
  body: BodyOf<'adjustStock'>,
  staff: Staff,
): Promise<StockResult[]> {
  const { entries, reason, reference = null } = body;
  return em.transactional(async (tx) => {
    const units = await readUnits(tx, entries);
    const adjusted = entries.map((entry) =>
      adjustCount(entry, units.get(`${entry.catalogId}/${entry.catalogItemId}`) ?? null, body),
    );
    const changes = adjusted.flatMap(({ change }) => change ?? []);
    const moves = changes.map(({ key: { catalogId, catalogItemId: itemId }, onHand }) => ({
      catalogId,
      itemId,
      onHand,
      reserved: 0,
      reason,
    }));
    await changeStock(tx, moves, { subject: reference, actorEmail: staff.actor.email });
    for (const { audit } of changes) recordAudit(tx, { ...staff, ...audit });
    return adjusted.map(({ result }) => result);
  });
}
