import { saved, takesNoPicture } from '../../domain/editing/replies.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { AnyMockCall } from '../core/call.ts';
import { findAttribute, noteAttribute } from '../editing/edit-attributes.ts';
import { changeRecord } from '../editing/edit-record.ts';
import {
  findRecord,
  type Attributed,
  type RecordKind,
  type StoredRecord,
} from '../editing/record-kind.ts';
import { checkPicture } from './check-picture.ts';
import { digestOf, storeFile, receivedFile } from './store-file.ts';

type UploadCall = StaffCall & Pick<AnyMockCall, 'files'>;

/** Sets a record's picture to the uploaded one. Treated like any other edit. */
export function setRecordImage<Key, Stored extends Key & StoredRecord, Form>(
  call: UploadCall,
  kind: RecordKind<Key, Stored, Form>,
  key: Key,
): Stored {
  const record = findRecord(call.state, kind, key);
  const path = storeImage(call);
  return changeRecord(call, kind, {
    record,
    verb: 'upload-image',
    audited: ({ image }) => ({ image }),
    also: () => {
      record.image = path;
    },
  });
}

/** Sets an attribute's value to the uploaded picture, unless the attribute has another type. */
export function setAttributeImage<Key, Stored extends Key & Attributed, Form>(
  call: UploadCall,
  kind: RecordKind<Key, Stored, Form>,
  key: Key & { attributeId: string },
): Outcome {
  const record = findRecord(call.state, kind, key);
  const attribute = findAttribute(record, key, kind);
  const after = { value: storeImage(call) };
  if (attribute.type !== 'IMAGE') return rejectWith(takesNoPicture(attribute.type));
  const before = { value: attribute.value };
  Object.assign(attribute, after, { version: attribute.version + 1 });
  noteAttribute(call, kind, key, { record, verb: 'upload-image', before, after });
  return done(saved('picture'));
}

/** Validates and stores the uploaded picture. Equal files get the same path. */
export function storeImage({ state, files }: UploadCall): string {
  const { bytes } = receivedFile({ files }, 'image');
  const format = checkPicture(bytes);
  const path = `uploads/${digestOf(bytes, 40)}.webp`;
  storeFile(state, path, { type: `image/${format}`, bytes });
  return path;
}
