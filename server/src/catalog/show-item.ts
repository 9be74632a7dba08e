import { refuseChangedSince } from '@spindle/sdk/domain/bulk/undo';
import { changeRecord } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { lockRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import type { Changed } from './changed.ts';
import { auditedItem } from './item-fields.ts';
import { items } from './items.ts';

interface Showing {
  enabled: boolean;
  /** Only while it is the present one. */
  version?: number | undefined;
}

/**
 * Shows an item to customers, or hides it; one that is so already stays so, without a note.
 * @throws Failure 404 where there is none
 */
export async function showItem(
  editing: Editing,
  key: ItemKey,
  { enabled, version }: Showing,
): Promise<Changed> {
  return editShopWindow(editing, async (tx) => {
    const item = await lockRecord(tx, items, key);
    if (item.enabled === enabled) return { refusal: null, changedTo: null };
    const refusal = refuseChangedSince(item.version, version);
    if (refusal) return { refusal, changedTo: null };
    await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: enabled ? 'enable-item' : 'disable-item',
      audited: auditedItem,
      write() {
        item.enabled = enabled;
      },
    });
    return { refusal: null, changedTo: item.version };
  });
}
