import { noSuch } from '@spindle/sdk/domain/records';
import { refused, type Outcome } from '@spindle/sdk/domain/refusal';
import type { ItemKey, ItemRow } from '../catalog/catalog-rows.ts';
import type { Services } from '../services.ts';
import type { BulkAction, Doing, Judged, Judging } from './action.ts';
import { editingFor, itemKeyOf, judgeItems } from './item-ids.ts';

interface ItemAction {
  judge(item: ItemRow, judging: Judging & { now: Date }): Judged;
  perform(editing: ReturnType<typeof editingFor>, key: ItemKey, doing: Doing): Promise<Outcome>;
}

/** What is done to one item after the other. */
export const itemAction = ({ judge, perform }: ItemAction): BulkAction => ({
  judge({ orm, now }: Services, ids, judging) {
    const at = { ...judging, now: now() };
    return judgeItems(orm.em.fork(), ids, (item) => judge(item, at));
  },
  async perform(services, doing) {
    const key = itemKeyOf(doing.recordId);
    if (!key) return { outcome: refused(noSuch('item')), cents: null };
    return { outcome: await perform(editingFor(services, doing), key, doing), cents: null };
  },
});
