import { open } from 'node:fs/promises';
import { editReadCache, type EditContext } from '../../editing/edit-read-cache.ts';
import { ItemAttribute } from '../../catalog/item-attribute.entity.ts';
import { items } from '../../catalog/items.ts';
import type { ItemKey } from '../../catalog/catalog-rows.ts';
import { attributesEdited } from '../../editing/edited.ts';
import { lockRecord } from '../../editing/find-record.ts';
import { attributeSubject, type AttributeKey } from '../../editing/member-kind.ts';
import { recordEdit } from '../../editing/record-edit.ts';
import type { AttributeRow } from '../../editing/attribute-row.ts';
import type { UploadedFile } from '../../contract/split-upload.ts';
import {
  notFound,
  orUnavailable,
  invalidInput,
  rejectInvalid,
} from '@spindle/sdk/contract/failure';
import type { Services } from '../../services.ts';
import { keyOfDigest, lockDigest } from './download-files.ts';
import { DownloadFile } from './download-file.entity.ts';
import { takesNoFile } from '@spindle/sdk/domain/editing/replies';
import { mediaType, safeFileName } from '@spindle/sdk/domain/media/safe-file-name';
import {
  FILE_START_BYTES,
  takesFile,
  validatePublicFile,
} from '@spindle/sdk/domain/media/public-file';
import { fileEmpty } from '@spindle/sdk/domain/media/invalid-file';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { noSuchAttribute } from '@spindle/sdk/domain/records';

type UploadContext = EditContext & { services: Pick<Services, 'storage'> };

type SavedDownload = { rejection: Rejection } | { attribute: AttributeRow };

/** Purchases are private and a refund ends access immediately, so nothing is cached. */
const cacheControl = 'private, no-store';
const MAX_ATTEMPTS = 3;

/**
 * Makes an uploaded file the file of a DOWNLOADABLE or FILE attribute and sets the attribute's value
 * to the file name. From then on, all buyers of the item, or for a FILE everyone, get this file.
 * @throws Failure 400 for an empty file or a FILE of another kind, 404 if the attribute does not exist
 */
export async function saveDownload(
  editing: UploadContext,
  key: AttributeKey<ItemKey>,
  file: UploadedFile,
): Promise<SavedDownload> {
  if (file.size === 0) throw invalidInput(fileEmpty);
  const { type } = found(await editing.em.findOne(ItemAttribute, ownKey(key)));
  if (!takesFile(type)) return { rejection: takesNoFile(type) };
  if (type === 'FILE') await rejectOtherFiles(file);
  const stored = {
    name: safeFileName(file.name),
    digest: file.digest,
    bytes: file.size,
    type: mediaType(file.type),
  };
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    const kind = { type: stored.type, cacheControl };
    await remaining(editing.services.storage.putFile(keyOfDigest(stored.digest), file.path, kind));
    const saved = await name(editing, key, stored);
    if (saved !== 'REMOVED') return saved;
  }
  throw new Error(
    `download ${stored.digest} was removed while it was being stored, ${MAX_ATTEMPTS} times`,
  );
}

async function rejectOtherFiles({ path, name: fileName, size }: UploadedFile): Promise<void> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(FILE_START_BYTES) });
    const start = buffer.toString('latin1', 0, bytesRead);
    rejectInvalid(validatePublicFile({ name: fileName, size, start }));
  } finally {
    await handle.close();
  }
}

type StoredDownload = Pick<DownloadFile, 'name' | 'digest' | 'bytes' | 'type'>;

/**
 * Points the attribute to the stored file. Returns REMOVED if the cleanup has already deleted the
 * unreferenced file.
 */
async function name(
  editing: UploadContext,
  key: AttributeKey<ItemKey>,
  stored: StoredDownload,
): Promise<SavedDownload | 'REMOVED'> {
  const { owner, attributeId } = key;
  const { now, user, services } = editing;
  return editReadCache(editing, async (tx) => {
    const item = await lockRecord(tx, items, owner);
    const attribute = found(
      await tx.findOne(ItemAttribute, { item, attributeId }, { refresh: true }),
    );
    const { type, value } = attribute;
    if (!takesFile(type)) return { rejection: takesNoFile(type) };
    await lockDigest(tx, stored.digest);
    const there = await remaining(services.storage.look(keyOfDigest(stored.digest)));
    if (there === null) return 'REMOVED';

    const before = await tx.findOne(DownloadFile, { ...owner, attributeId });
    const facts = { ...stored, uploadedBy: user.email, uploadedAt: now };
    await tx.upsert(DownloadFile, { ...owner, attributeId, ...facts });
    attribute.value = stored.name;
    attribute.version += 1;
    attributesEdited(item, now);
    recordEdit(tx, editing, {
      action: 'catalog.upload-download',
      subject: attributeSubject(items, key),
      eventId: items.eventId?.(owner),
      attributeId,
      before: { value, digest: before?.digest ?? null },
      after: { value: stored.name, digest: stored.digest, bytes: stored.bytes },
    });
    return { attribute };
  });
}

function found(attribute: ItemAttribute | null): ItemAttribute {
  if (attribute === null) throw notFound(noSuchAttribute('item'));
  return attribute;
}

const ownKey = ({ owner, attributeId }: AttributeKey<ItemKey>) => ({ item: owner, attributeId });

const remaining = <T>(work: Promise<T>) =>
  orUnavailable(work, "The file can't be saved right now. Please try again in a moment.");
