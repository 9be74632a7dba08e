import { ref } from '@mikro-orm/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@spindle/sdk/contract/failure';
import {
  MAX_PICTURE_TRIES,
  pictureFailure,
  pictureName,
  rowNotImported,
} from '@spindle/sdk/domain/imports/pictures';
import { goneSince } from '@spindle/sdk/domain/imports/undo-item';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { isPicturePath } from '@spindle/sdk/domain/media/picture-path';
import { PICTURE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { items } from '../catalog/items.ts';
import { edited } from '../editing/edited.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { fetchPublicFile } from '../gateways/fetch-public-file.ts';
import { isKept, storeImage } from '../media/store-image.ts';
import type { Services } from '../services.ts';
import { ImportPicture } from './import-picture.entity.ts';
import { ImportRow } from './import-row.entity.ts';
import { keyOf, loadItems, plainAttribute } from './stored-items.ts';

/** Few, so that a process can stop between batches. */
const PICTURES_AT_ONCE = 5;

/** Fetches the next pictures. Returns false if none is left. */
export async function fetchPictures(
  services: Services,
  editing: EditContext,
  importId: string,
): Promise<boolean> {
  const next = await services.orm.em
    .fork()
    .find(
      ImportPicture,
      { import: importId, status: null },
      { orderBy: { tries: 'asc', position: 'asc' }, limit: PICTURES_AT_ONCE },
    );
  for (const { position, rowPosition, url, alt } of next) {
    const em = services.orm.em.fork();
    const row = await em.findOne(ImportRow, { import: importId, position: rowPosition });
    const picture = { import: importId, position, status: null };
    const finish = (failed: string | null) =>
      em.nativeUpdate(ImportPicture, picture, {
        status: failed === null ? 'DONE' : 'FAILED',
        reason: failed,
      });
    if (row?.status !== 'DONE' || row.recordId === null) {
      await finish(rowNotImported);
      continue;
    }
    const fetched = await fetchOne(services, editing, url);
    if ('path' in fetched) {
      await finish(await addPicture(editing, row, { path: fetched.path, alt }));
      continue;
    }
    const tried = await em.findOneOrFail(ImportPicture, { import: importId, position });
    const isFinal = fetched.isFinal || tried.tries + 1 >= MAX_PICTURE_TRIES;
    if (isFinal) await finish(fetched.reason);
    else await em.nativeUpdate(ImportPicture, picture, { tries: tried.tries + 1 });
  }
  return next.length > 0;
}

async function fetchOne(services: Services, { em, now }: EditContext, url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const path = join(folder, 'picture');
    const { publicUrl, webhooks } = services.config;
    const { local } = webhooks;
    const images = `${publicUrl}/images/`;
    const own = url.startsWith(images) ? url.slice(images.length) : '';
    const keeping = { em: em.fork(), now, services };
    if (isPicturePath(own) && (await isKept(keeping, own))) return { path: own };
    const file = await fetchPublicFile(url, { path, maxBytes: PICTURE_BYTES, local });
    if ('failed' in file) {
      return { reason: pictureFailure(file.failed), isFinal: file.failed !== 'NO_ANSWER' };
    }
    return { path: await storeImage(keeping, { ...file, path, name: '', type: '' }) };
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    return { reason: error.reason, isFinal: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds a stored picture to the row's item, once. Returns why it can't, or null. */
async function addPicture(
  editing: EditContext,
  row: ImportRow,
  { path, alt }: { path: string; alt: string | null },
): Promise<string | null> {
  return editReadCache({ ...editing, em: editing.em.fork() }, async (tx) => {
    const key = keyOf(row.recordId ?? '');
    const [found] = (await loadItems(tx, [key], { lock: true })).values();
    const saved = await tx.findOneOrFail(ImportRow, {
      import: row.import.id,
      position: row.position,
    });
    if (found === undefined || saved.change?.kind !== 'items') return goneSince;
    const { item, attributes } = found;
    const isThere = item.image === path || attributes.some(({ value }) => value === path);
    if (isThere) return null;
    const { change } = saved;
    const before = { image: item.image };
    const isFirst = item.image === null;
    if (isFirst) {
      item.image = path;
      item.imageAlt ??= alt;
      edited(item, editing.now);
      saved.change = { ...change, image: { before: null, after: path }, version: item.version };
    } else {
      const names = new Set(attributes.map(({ attributeId }) => attributeId));
      const position = Math.max(0, ...attributes.map((one) => one.position)) + 1;
      const attribute = {
        attributeId: pictureName(names),
        type: 'IMAGE' as const,
        value: path,
        description: alt,
      };
      tx.create(ItemAttribute, { item: ref(item), ...attribute, position });
      edited(item, editing.now);
      const after = plainAttribute(attribute);
      const changed = [...change.attributes, { before: null, after }];
      saved.change = { ...change, attributes: changed, version: item.version };
    }
    recordEdit(tx, editing, {
      action: 'catalog.upload-image',
      subject: subjectOf(items, key),
      eventId: items.eventId?.(key),
      before: isFirst ? before : null,
      after: { image: path },
    });
    return null;
  });
}
