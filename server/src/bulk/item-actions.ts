import { refuseUndo, type DoneBefore } from '@spindle/sdk/domain/bulk/undo';
import { noSuch } from '@spindle/sdk/domain/records';
import { refused } from '@spindle/sdk/domain/refusal';
import type { ItemKey, ItemRow } from '../catalog/catalog-rows.ts';
import type { Changed } from '../catalog/changed.ts';
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
export const itemAction = (action: BulkActionName, { judge, perform }: ItemAction): BulkAction => ({
  async judge({ orm, now }: Services, ids, judging) {
    const em = orm.em.fork();
    const { undo } = judging.input;
    const done = await readDone(em, { action, undo, ids });
    return judgeItems(em, ids, (item) => {
      const before = done?.get(`${item.catalog_id}/${item.item_id}`);
      const judged = judge(item, { ...judging, now: now(), before });
      return { ...judged, refusal: (done && refuseUndo(before, item.version)) ?? judged.refusal };
    });
  },
  async perform(services, doing): Promise<Done> {
    const { recordId, input } = doing;
    const key = itemKeyOf(recordId);
    if (!key) return { outcome: refused(noSuch('item')), cents: null };
    const editing = editingFor(services, doing);
    const done = await readDone(editing.em, { action, undo: input.undo, ids: [recordId] });
    const version = done?.get(recordId)?.changedTo ?? undefined;
    const { refusal, reason, changedTo } = await perform(editing, key, { ...doing, version });
    const outcome = refusal ? refused(refusal) : ({ done: true, reason } as const);
    return { outcome, cents: null, changedTo };
  },
});
