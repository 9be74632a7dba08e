import { invalidInput, rejectInvalid, tooLarge } from '../../contract/failure.ts';
import { takesNoFile } from '../../domain/editing/replies.ts';
import { mediaType, safeFileName } from '../../domain/media/safe-file-name.ts';
import {
  fileEmpty,
  fileSaved,
  fileTooLarge,
  PUBLIC_FILE_BYTES,
} from '../../domain/media/invalid-file.ts';
import { FILE_START_BYTES, takesFile, validatePublicFile } from '../../domain/media/public-file.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import { items } from '../catalog/items.ts';
import type { MockHandlers } from '../core/call.ts';
import { findAttribute, noteAttribute } from '../editing/edit-attributes.ts';
import { findRecord } from '../editing/record-kind.ts';
import { binaryText, digestOf, storeFile, receivedFile } from './store-file.ts';

export const downloadUploads = {
  uploadDownload(call) {
    const { state, params } = call;
    const item = findRecord(state, items, params);
    const attribute = findAttribute(item, params, items);
    const { bytes, ...sent } = receivedFile(call, 'file');
    if (bytes.length === 0) throw invalidInput(fileEmpty);
    const { type } = attribute;
    if (!takesFile(type)) return { ...presentRejection(takesNoFile(type)), Attribute: null };
    if (type === 'FILE') {
      if (bytes.length > PUBLIC_FILE_BYTES) throw tooLarge(fileTooLarge(PUBLIC_FILE_BYTES));
      const start = binaryText(bytes.subarray(0, FILE_START_BYTES));
      rejectInvalid(validatePublicFile({ name: sent.name, size: bytes.length, start }));
    }
    const key = `${items.pathOf(params)}/${params.attributeId}`;
    const file = {
      name: safeFileName(sent.name),
      bytes: bytes.length,
      type: mediaType(sent.type),
    };
    state.downloads[key] = file;
    storeFile(state, `downloads/${key}`, { type: file.type, bytes });
    const before = { value: attribute.value, digest: null };
    Object.assign(attribute, { value: file.name, version: attribute.version + 1 });
    const after = { value: file.name, digest: digestOf(bytes, 64), bytes: file.bytes };
    noteAttribute(call, items, params, { record: item, verb: 'upload-download', before, after });
    return { ...presentDone(fileSaved(type)), Attribute: attribute };
  },
} satisfies Partial<MockHandlers>;
