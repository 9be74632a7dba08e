import { saved } from '@spindle/sdk/domain/editing/replies';
import { presentDone } from '@spindle/sdk/domain/refusal';
import { changeRecord } from './change-record.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { lockRecord } from './find-record.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';

/** What an upload is answered with. */
export const pictureSaved = presentDone(saved('picture'));

/** Gives a record the picture at `path`, as an edit like any other. */
export async function setPicture<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
  path: string,
): Promise<Wire> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key);
    return changeRecord(tx, editing, kind, {
      key,
      record,
      verb: 'upload-image',
      audited: ({ image }) => ({ image }),
      write: () => {
        record.image = path;
      },
    });
  });
}
