import { isVisible, checkItem } from '@spindle/sdk/domain/bulk/item-flags';
import { priceBreaksOf } from '@spindle/sdk/domain/catalog/price-breaks';
import { publishPrice } from '../catalog/publishing/publish-price.ts';
import { publishProduct } from '../catalog/publishing/publish-product.ts';
import { type ItemChangeResult, changePrice, showItem } from '../catalog/change-item.ts';
import { describePriceChange } from '@spindle/sdk/domain/bulk/prices';
import { storedPrice } from '../catalog/prices-of.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { rejectWith } from '@spindle/sdk/domain/rejection';
import type { ItemKey } from '../catalog/catalog-rows.ts';
import type { Services } from '../services.ts';
import type { BulkAction, RecordToProcess, RecordResult } from './action.ts';
import { editingFor, itemKeyOf, checkItems } from './item-ids.ts';
import { readDone } from './read-done.ts';

type ItemAction = Parameters<typeof checkItem>[1]['action'];

/** `version`: if set, the item is processed only if nobody has changed it since. */
type Perform = (
  editing: ReturnType<typeof editingFor>,
  key: ItemKey,
  doing: RecordToProcess & { version: number | undefined },
) => Promise<ItemChangeResult & { reason: string }>;

/** Builds an action that processes one item at a time or undoes that. */
const itemAction = (action: ItemAction, perform: Perform): BulkAction => ({
  async check({ orm, now }: Services, ids, { input }) {
    const em = orm.em.fork();
    const done = await readDone(em, { action, undo: input.undo, ids });
    return checkItems(em, ids, (row) => {
      const { catalog_id: catalogId, item_id: itemId, enabled, version } = row;
      const before = done?.get(`${catalogId}/${itemId}`);
      const priceBreaks = priceBreaksOf(row.break_quantities, row.break_prices_cents);
      const item = { ...storedPrice(row), priceBreaks, enabled, version };
      return checkItem(item, { action, input, before }, now());
    });
  },
  async perform(services, doing): Promise<RecordResult> {
    const { recordId, input } = doing;
    const key = itemKeyOf(recordId);
    if (!key) return { outcome: rejectWith(noSuch('item')), cents: null };
    const editing = editingFor(services, doing);
    const done = await readDone(editing.em, { action, undo: input.undo, ids: [recordId] });
    const version = done?.get(recordId)?.changedTo ?? undefined;
    const { rejection, reason, changedTo } = await perform(editing, key, { ...doing, version });
    const outcome = rejection ? rejectWith(rejection) : ({ done: true, reason } as const);
    return { outcome, cents: null, changedTo };
  },
});

/** Publishes the product, then the price. Updates objects that already exist at the provider. */
export const publish = itemAction('publish', async (editing, key) => {
  const product = await publishProduct(editing, key);
  const outcome = product.done ? await publishPrice(editing, key, {}) : product;
  return { rejection: outcome.done ? null : outcome, reason: outcome.reason, changedTo: null };
});

const show = (action: 'enable' | 'disable') =>
  itemAction(action, async (editing, key, { version }) => {
    const enabled = action === 'enable';
    return { ...(await showItem(editing, key, { enabled, version })), reason: isVisible(action) };
  });

export const enable = show('enable');
export const disable = show('disable');

/**
 * Changes each price from its previewed to its new value. Both are stored with the record, so a
 * change of ten percent is applied only once.
 */
export const prices = itemAction('prices', async (editing, key, { step, version }) => {
  if (!step) throw new Error('The new price of a bulk price change is missing.');
  return { ...(await changePrice(editing, key, step, version)), reason: describePriceChange(step) };
});
