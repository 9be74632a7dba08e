import {
  canBePublished,
  isVisible,
  validatePublishing,
  willBeVisible,
} from '@spindle/sdk/domain/bulk/item-flags';
import { publishPrice } from '../catalog/publishing/publish-price.ts';
import { publishProduct } from '../catalog/publishing/publish-product.ts';
import { type Changed, changePrice, showItem } from '../catalog/change-item.ts';
import { priceStep, validatePriceStep, willCost } from '@spindle/sdk/domain/bulk/prices';
import { type DoneBefore, validateUndo, wayBack } from '@spindle/sdk/domain/bulk/undo';
import { storedPrice } from '../catalog/prices-of.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { refused } from '@spindle/sdk/domain/rejection';
import type { ItemKey, ItemRow } from '../catalog/catalog-rows.ts';
import type { Services } from '../services.ts';
import type { BulkAction, BulkActionName, Doing, Done, Judged, Judging } from './action.ts';
import { editingFor, itemKeyOf, judgeItems } from './item-ids.ts';
import { readDone } from './read-done.ts';

interface ItemAction {
  judge(item: ItemRow, judging: Judging & { now: Date; before: DoneBefore | undefined }): Judged;
  /** `version`: only what nobody has changed since. */
  perform(
    editing: ReturnType<typeof editingFor>,
    key: ItemKey,
    doing: Doing & { version: number | undefined },
  ): Promise<Changed & { reason: string }>;
}

/** What is done to one item after the other, or taken back. */
const itemAction = (action: BulkActionName, { judge, perform }: ItemAction): BulkAction => ({
  async judge({ orm, now }: Services, ids, judging) {
    const em = orm.em.fork();
    const { undo } = judging.input;
    const done = await readDone(em, { action, undo, ids });
    return judgeItems(em, ids, (item) => {
      const before = done?.get(`${item.catalog_id}/${item.item_id}`);
      const judged = judge(item, { ...judging, now: now(), before });
      return {
        ...judged,
        rejection: (done && validateUndo(before, item.version)) ?? judged.rejection,
      };
    });
  },
  async perform(services, doing): Promise<Done> {
    const { recordId, input } = doing;
    const key = itemKeyOf(recordId);
    if (!key) return { outcome: refused(noSuch('item')), cents: null };
    const editing = editingFor(services, doing);
    const done = await readDone(editing.em, { action, undo: input.undo, ids: [recordId] });
    const version = done?.get(recordId)?.changedTo ?? undefined;
    const { rejection, reason, changedTo } = await perform(editing, key, { ...doing, version });
    const outcome = rejection ? refused(rejection) : ({ done: true, reason } as const);
    return { outcome, cents: null, changedTo };
  },
});

/** Product, then price; what the provider has already is brought up to date. */
export const publish = itemAction('publish', {
  judge: (item) => ({ rejection: validatePublishing(item), reason: canBePublished }),
  async perform(editing, key) {
    const product = await publishProduct(editing, key);
    const outcome = product.done ? await publishPrice(editing, key, {}) : product;
    return { rejection: outcome.done ? null : outcome, reason: outcome.reason, changedTo: null };
  },
});

const show = (action: 'enable' | 'disable') =>
  itemAction(action, {
    judge: (item) => ({ rejection: null, reason: willBeVisible(action, item) }),
    async perform(editing, key, { version }) {
      const enabled = action === 'enable';
      return { ...(await showItem(editing, key, { enabled, version })), reason: isVisible(action) };
    },
  });

export const enable = show('enable');
export const disable = show('disable');

/** Each from what it was to what it shall be, both kept with the record: ten percent come once. */
export const prices = itemAction('prices', {
  judge(item, { input, now, before }) {
    const price = storedPrice(item);
    const step = (before && wayBack(before)) ?? priceStep(price.price, input);
    return { rejection: validatePriceStep(price, step, now), reason: willCost(step), step };
  },
  async perform(editing, key, { step, version }) {
    if (!step) throw new Error('A price was to be changed to nobody knows what.');
    return { ...(await changePrice(editing, key, step, version)), reason: willCost(step) };
  },
});
