import type { EntityManager } from '@mikro-orm/postgresql';
import { pick } from '@spindle/sdk/domain/fields';
import { restoreMembers, type FamilyChange } from '@spindle/sdk/domain/imports/plan-family';
import { ItemFamily } from '../catalog/families/item-family.entity.ts';
import { familyEdit, type AuditedFamily } from '../catalog/families/save-family.ts';
import { attributesEdited, edited } from '../editing/edited.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { recordEdit } from '../editing/record-edit.ts';
import { forUpdate } from '../editing/record-kind.ts';
import { memberOf } from './group-families.ts';
import type { ImportRow } from './import-row.entity.ts';
import type { LoadedItem } from './stored-items.ts';

export interface UndoneFamily {
  family: ItemFamily;
  change: FamilyChange;
}

/** Locks the families that rows created or changed, and that nobody has changed since. */
export async function lockUndoable(
  tx: EntityManager,
  rows: readonly ImportRow[],
): Promise<UndoneFamily[]> {
  const changes = rows.flatMap(({ change }) =>
    change?.kind === 'items' && change.family ? [change.family] : [],
  );
  if (changes.length === 0) return [];
  const ids = changes.map(({ familyId }) => familyId);
  const found = await tx.find(
    ItemFamily,
    { id: { $in: ids } },
    { ...forUpdate, orderBy: { id: 'asc' }, refresh: true },
  );
  return changes.flatMap((change) => {
    const family = found.find(
      ({ id, version }) => id === change.familyId && version === change.version,
    );
    return family ? [{ family, change }] : [];
  });
}

type Loaded = ReadonlyMap<string, LoadedItem>;

/** Takes all members out, so that the items can be restored one by one. */
export async function dissolve(
  tx: EntityManager,
  undone: readonly UndoneFamily[],
  { loaded, now }: { loaded: Loaded; now: Date },
): Promise<void> {
  if (undone.length === 0) return;
  const ids = new Set(undone.map(({ family }) => family.id));
  for (const { item } of loaded.values()) {
    if (item.familyId === null || !ids.has(item.familyId)) continue;
    item.leaveFamily();
    attributesEdited(item, now);
  }
  await tx.flush();
}

/** Deletes the families that the import created, and restores the others with their members. */
export function restoreFamilies(
  { tx, editing, loaded }: { tx: EntityManager; editing: EditContext; loaded: Loaded },
  undone: readonly UndoneFamily[],
): void {
  for (const { family, change } of undone) {
    const { before } = change;
    const now = { ...pick(family, 'title', 'options'), members: [] };
    const write = (verb: 'update-family' | 'delete-family', after: AuditedFamily | null) =>
      recordEdit(tx, editing, familyEdit({ family, verb, before: now, after }));
    if (before === null) {
      tx.remove(family);
      write('delete-family', null);
      continue;
    }
    const { members, ...fields } = before;
    const former = members.flatMap((itemId) => {
      const found = loaded.get(`${family.catalogId}/${itemId}`);
      return found && found.item.deletedAt === null ? [memberOf(found)] : [];
    });
    Object.assign(family, fields);
    edited(family, editing.now);
    const restored = restoreMembers({ familyId: family.id, options: fields.options }, former);
    for (const [{ item }, optionKey] of restored) {
      Object.assign(item, { familyId: family.id, optionKey });
    }
    write('update-family', {
      ...fields,
      members: [...restored.keys()].map(({ item }) => item.itemId),
    });
  }
}
