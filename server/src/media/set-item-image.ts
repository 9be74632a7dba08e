import type { Editing } from '../catalog/edit-shop-window.ts';
import { lockItem } from '../catalog/lock-record.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import { readItemRecord } from '../catalog/saved-records.ts';
import { setRecordImage } from './set-record-image.ts';

export function setItemImage(
  editing: Editing,
  { catalogId, itemId }: { catalogId: string; itemId: string },
  path: string,
) {
  const subject = `item ${catalogId}/${itemId}`;
  return setRecordImage(editing, path, {
    lock: (tx) => lockItem(tx, catalogId, itemId),
    note: (tx, change) => recordEdit(tx, editing, { verb: 'upload-image', subject, ...change }),
    read: (tx) => readItemRecord(tx, catalogId, itemId),
  });
}
