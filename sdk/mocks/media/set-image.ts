import { notFound } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { attributesEdited, edited } from '../editing/edited.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { AnyMockCall } from '../core/call.ts';
import { keepImage } from './keep-image.ts';
import { noSuchAttribute } from '../../domain/records.ts';

type Uploading = StaffCall & Pick<AnyMockCall, 'files'>;

interface Pictured {
  image: string | null;
  version: number;
  dateModified: string;
}

interface Attributed {
  attributes: components['schemas']['Attribute'][];
  dateModified: string;
}

/** `catalog` or `content`, and what is edited: `item spindles/er20`. */
interface Place {
  noun: 'catalog' | 'content';
  subject: string;
}

/** Gives a record the uploaded picture, as an edit like any other. */
export function setRecordImage(call: Uploading, record: Pictured, { noun, subject }: Place): void {
  const path = keepImage(call);
  const before = { image: record.image };
  record.image = path;
  edited(record, call.now);
  recordEdit(call, { action: `${noun}.upload-image`, subject, before, after: { image: path } });
}

/**
 * Makes the uploaded picture the attribute's value.
 * @throws 404 where there is no such attribute
 * @returns a reason where the attribute holds something else
 */
export function setAttributeImage(
  call: Uploading,
  record: Attributed,
  { noun, subject, owner, attributeId }: Place & { owner: string; attributeId: string },
): string | undefined {
  const attribute = record.attributes.find((one) => one.attributeId === attributeId);
  if (attribute === undefined) throw notFound(noSuchAttribute(owner));
  const value = keepImage(call);
  if (attribute.type !== 'IMAGE') {
    return `This attribute is of type ${attribute.type}: only an IMAGE takes a picture.`;
  }
  const before = { value: attribute.value };
  Object.assign(attribute, { value, version: attribute.version + 1 });
  attributesEdited(record, call.now);
  recordEdit(call, { action: `${noun}.upload-image`, subject, before, after: { value } });
  return undefined;
}
