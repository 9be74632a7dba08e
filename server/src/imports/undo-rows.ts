import { ForeignKeyConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { auditedAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { rolesOf } from '@spindle/sdk/domain/identity/staff-roles';
import { goneSince, rejectRestore, usedSince } from '@spindle/sdk/domain/imports/undo-item';
import { recordStaffAction } from '../audit/record-audit.ts';
import { items } from '../catalog/items.ts';
import { edited } from '../editing/edited.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { attributeSubject } from '../editing/member-kind.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { User } from '../identity/user.entity.ts';
import { recordCount } from '../inventory/record-count.ts';
import { CustomerTag } from '../remarks/customer-tag.entity.ts';
import type { ImportRow } from './import-row.entity.ts';
import { dissolve, lockUndoable, restoreFamilies } from './undo-families.ts';
import {
  keyOf,
  loadItems,
  lockCatalogs,
  storedItem,
  writeFields,
  type LoadedItem,
} from './stored-items.ts';

interface Undoing {
  tx: EntityManager;
  editing: EditContext;
}

function keep(row: ImportRow, reason: string): void {
  row.status = 'KEPT';
  row.reason = reason;
}

/** Restores items that nobody changed since. */
export async function undoItems(
  { tx, editing }: Undoing,
  rows: readonly ImportRow[],
): Promise<void> {
  const keys = rows.flatMap(({ recordId }) => (recordId === null ? [] : keyOf(recordId)));
  await lockCatalogs(tx, new Set(keys.map(({ catalogId }) => catalogId)));
  const families = await lockUndoable(tx, rows);
  const members = families.flatMap(({ family: { id, catalogId }, change: { before } }) => [
    { familyId: { $in: [id] } },
    { catalogId, itemId: { $in: before?.members ?? [] } },
  ]);
  const loaded = await loadItems(tx, [...keys, ...members], { lock: true });
  await dissolve(tx, families, { loaded, now: editing.now });
  for (const row of rows) {
    const found = loaded.get(row.recordId ?? '');
    if (row.change?.kind !== 'items') continue;
    if (found === undefined) {
      keep(row, goneSince);
      continue;
    }
    const stored = { ...storedItem(found), image: found.item.image };
    const rejected = rejectRestore(row.change, stored);
    if (rejected !== null) keep(row, rejected);
    else {
      await restore({ tx, editing }, found, row.change);
      row.status = 'UNDONE';
    }
  }
  restoreFamilies({ tx, editing, loaded }, families);
}

type ItemChange = Extract<ImportRow['change'], { kind: 'items' }>;

async function restore(
  { tx, editing }: Undoing,
  loaded: LoadedItem,
  { before: fields, attributes: changed, stock, image }: ItemChange,
): Promise<void> {
  const { user, now } = editing;
  const { item, attributes } = loaded;
  const key = { catalogId: item.catalogId, itemId: item.itemId };
  const subject = subjectOf(items, key);
  const eventId = items.eventId?.(key);
  const before = items.audited(item);
  item.onHand -= stock;
  recordCount(tx, item, { reason: 'edit', difference: -stock, subject, user, now });
  edited(item, now);
  if (fields === null) {
    item.deletedAt = now;
    recordEdit(tx, editing, {
      action: 'catalog.delete-item',
      subject,
      eventId,
      before,
      after: null,
    });
    item.leaveFamily();
    return;
  }
  writeFields(item, fields);
  if (image !== undefined) item.image = image.before;
  const after = items.audited(item);
  recordEdit(tx, editing, { action: 'catalog.update-item', subject, eventId, before, after });
  for (const { before: old, after: added } of changed) {
    const present = attributes.find(({ attributeId }) => attributeId === added.attributeId);
    if (present === undefined) continue;
    recordEdit(tx, editing, {
      action: `catalog.${old === null ? 'delete' : 'save'}-attribute`,
      subject: attributeSubject(items, { owner: key, attributeId: added.attributeId }),
      eventId,
      attributeId: added.attributeId,
      before: auditedAttribute(present),
      after: old && auditedAttribute(old),
    });
    if (old === null) tx.remove(present);
    else Object.assign(present, old, { version: present.version + 1 });
  }
  loaded.attributes = attributes.filter(
    ({ attributeId }) =>
      !changed.some((one) => one.before === null && one.after.attributeId === attributeId),
  );
  if (changed.length > 0) await items.beforeAttributes?.(tx, item, loaded.attributes);
}

/** Deletes accounts that nobody has used, and takes tags back. */
export async function undoCustomers(
  { tx, editing }: Undoing,
  rows: readonly ImportRow[],
): Promise<void> {
  for (const row of rows) {
    if (row.change?.kind !== 'customers' || row.recordId === null) continue;
    const { created, tags } = row.change;
    const user = await tx.findOne(User, { id: row.recordId });
    if (user === null) {
      keep(row, goneSince);
      continue;
    }
    if (!created) await tx.nativeDelete(CustomerTag, { user: user.id, tag: { $in: tags } });
    else if (!(await deleteUnused(tx, user))) {
      keep(row, usedSince);
      continue;
    }
    row.status = 'UNDONE';
    recordStaffAction(tx, editing, {
      action: created ? 'identity.undo-import' : 'remarks.tag-customer',
      subject: `customer ${row.recordId}`,
      before: created ? { email: user.email } : { tags },
      after: created ? null : { tags: [] },
    });
  }
}

/** Returns false if the account is used. */
async function deleteUnused(tx: EntityManager, user: User): Promise<boolean> {
  if (user.hasSignedIn || user.passwordHash !== null || rolesOf(user).length > 0) return false;
  try {
    await tx.transactional(async (inner) => inner.nativeDelete(User, { id: user.id }));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}
