import type { EntityManager } from '@mikro-orm/postgresql';
import type { Verdict } from '@spindle/sdk/domain/bulk/verdicts';
import { noSuch } from '@spindle/sdk/domain/records';
import { findItems, type ItemKey, type ItemRow } from '../catalog/catalog-rows.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import type { Services } from '../services.ts';
import type { RecordToProcess } from './action.ts';

/** Parses `catalogId/catalogItemId`. Returns null if the text is not an item's id. */
export function itemKeyOf(id: string): ItemKey | null {
  const [catalogId, itemId, ...rest] = id.split('/');
  return catalogId && itemId && rest.length === 0 ? { catalogId, itemId } : null;
}

/** Checks each item in the order of the ids, including ids without an item. */
export async function checkItems(
  em: EntityManager,
  ids: readonly string[],
  check: (item: ItemRow) => Omit<Verdict, 'id' | 'cents'>,
): Promise<Verdict[]> {
  const found = await findItems(
    em,
    ids.map(itemKeyOf).filter((key) => key !== null),
  );
  const known = new Map(found.map((item) => [`${item.catalog_id}/${item.item_id}`, item]));
  return ids.map((id) => {
    const item = known.get(id);
    const verdict = item ? check(item) : { rejection: noSuch('item'), reason: '' };
    return { id, ...(item && { title: item.title }), ...verdict, cents: null };
  });
}

/** Builds the context for edits made on behalf of the employee who started the bulk action. */
export function editingFor(services: Services, { actor, requestId }: RecordToProcess) {
  const em = services.orm.em.fork();
  return { em, now: services.now(), user: actor, requestId, services } satisfies EditContext;
}
