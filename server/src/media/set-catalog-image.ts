import type { Editing } from '../catalog/edit-shop-window.ts';
import { lockCatalog } from '../catalog/lock-record.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import { readCatalogRecord } from '../catalog/saved-records.ts';
import { setRecordImage } from './set-record-image.ts';

export function setCatalogImage(editing: Editing, id: string, path: string) {
  const subject = `catalog ${id}`;
  return setRecordImage(editing, path, {
    lock: (tx) => lockCatalog(tx, id),
    note: (tx, change) => recordEdit(tx, editing, { verb: 'upload-image', subject, ...change }),
    read: (tx) => readCatalogRecord(tx, id),
  });
}
