import { badRequest, notFound } from '../../contract/failure.ts';
import { attributesEdited } from '../editing/edited.ts';
import { findItem } from '../catalog/find-record.ts';
import { recordEdit } from '../editing/record-edit.ts';
import type { MockHandlers } from '../core/call.ts';
import { digestOf, keepFile } from './keep-file.ts';
import { safeFileName } from './safe-file-name.ts';
import { sentFile } from './sent-file.ts';
import { noSuchAttribute } from '../../domain/records.ts';

/** Kinds a browser would run. */
const active = /html|xml|svg|script|flash/;

export const downloadUploads = {
  uploadDownload(call) {
    const { state, params, now } = call;
    const item = findItem(state, params);
    const attribute = item.attributes.find((one) => one.attributeId === params.attributeId);
    if (attribute === undefined) throw notFound(noSuchAttribute('item'));
    const { bytes, ...sent } = sentFile(call, 'file');
    if (bytes.length === 0) {
      const message = 'is empty. Choose another one.';
      throw badRequest(`The file ${message}`, [{ path: 'file', message }]);
    }
    if (attribute.type !== 'DOWNLOADABLE') {
      const Reason = `This attribute is of type ${attribute.type}: only a DOWNLOADABLE takes a file.`;
      return { Status: 'ERROR', Reason, Attribute: null };
    }
    const key = `${params.catalogId}/${params.catalogItemId}/${params.attributeId}`;
    const before = { value: attribute.value, digest: null };
    const name = safeFileName(sent.name);
    const type = active.test(sent.type) ? '' : sent.type;
    const file = { name, bytes: bytes.length, type: type || 'application/octet-stream' };
    state.downloads[key] = file;
    keepFile(state, `downloads/${key}`, { type: file.type, bytes });
    Object.assign(attribute, { value: name, version: attribute.version + 1 });
    attributesEdited(item, now);
    const after = { value: name, digest: digestOf(bytes, 64), bytes: bytes.length };
    const action = 'catalog.upload-download';
    recordEdit(call, { action, subject: `attribute ${key}`, before, after });
    const Reason = 'The file was saved. Everybody who bought the item gets it from now on.';
    return { Status: 'SUCCESS', Reason, Attribute: attribute };
  },
} satisfies Pick<MockHandlers, 'uploadDownload'>;
