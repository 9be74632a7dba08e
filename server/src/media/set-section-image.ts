import type { Editing } from '../catalog/edit-shop-window.ts';
import { lockSection } from '../content/lock-record.ts';
import { recordEdit } from '../content/record-edit.ts';
import { readSectionRecord } from '../content/saved-records.ts';
import { setRecordImage } from './set-record-image.ts';

export function setSectionImage(editing: Editing, category: string, path: string) {
  const subject = `section ${category}`;
  return setRecordImage(editing, path, {
    lock: (tx) => lockSection(tx, category),
    note: (tx, change) => recordEdit(tx, editing, { verb: 'upload-image', subject, ...change }),
    read: (tx) => readSectionRecord(tx, category),
  });
}
