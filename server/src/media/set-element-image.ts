import type { Editing } from '../catalog/edit-shop-window.ts';
import type { ElementKey } from '../content/content-rows.ts';
import { lockElement } from '../content/lock-record.ts';
import { recordEdit } from '../content/record-edit.ts';
import { readElementRecord } from '../content/saved-records.ts';
import { setRecordImage } from './set-record-image.ts';

export function setElementImage(editing: Editing, key: ElementKey, path: string) {
  const subject = `element ${key.category}/${key.elementId}`;
  return setRecordImage(editing, path, {
    lock: (tx) => lockElement(tx, key),
    note: (tx, change) => recordEdit(tx, editing, { verb: 'upload-image', subject, ...change }),
    read: (tx) => readElementRecord(tx, key),
  });
}
