import type { FamilyChange } from '../../domain/imports/plan-family.ts';
import { changedSince, goneSince, usedSince } from '../../domain/imports/undo-item.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { catalogs } from '../catalog/catalogs.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { items } from '../catalog/items.ts';
import { deleteRecord } from '../editing/edit-record.ts';
import { savedRedirects } from '../redirects/store-redirects.ts';
import type { MockImport, MockImportRow } from './mock-import.ts';

/** Undoes an import, the last row first. */
export function undoRows(call: StaffCall, imported: MockImport): void {
  const { state } = call;
  for (const row of imported.rows.toReversed()) {
    if (row.status !== 'DONE') continue;
    const kept = row.after === undefined ? null : undoRow(call, imported, row);
    row.status = kept === null ? 'UNDONE' : 'KEPT';
    row.reason = kept;
  }
  for (const change of imported.families) undoFamily(call, change);
  for (const catalogId of imported.createdCatalogs) {
    const isThere = state.catalogs.some((one) => one.catalogId === catalogId);
    if (isThere) deleteRecord(call, catalogs, { catalogId });
  }
}

/** Deletes a family that the import created, or restores it, unless someone has changed it since. */
function undoFamily({ state, now }: StaffCall, { familyId, version, before }: FamilyChange): void {
  const family = state.families.find((one) => one.familyId === familyId && one.version === version);
  if (family === undefined) return;
  for (const item of state.items) if (item.familyId === familyId) item.familyId = null;
  if (before === null) {
    state.families = state.families.filter((one) => one !== family);
    return;
  }
  const { members, ...fields } = before;
  Object.assign(family, fields, { version: version + 1, dateModified: now.toISOString() });
  for (const item of state.items) {
    const isMember = members.includes(item.catalogItemId);
    if (item.catalogId === family.catalogId && isMember) item.familyId = familyId;
  }
}

/** Returns why the row can't be undone, or null. */
function undoRow(call: StaffCall, { kind }: MockImport, row: MockImportRow): string | null {
  const { state } = call;
  const { recordId, before = null, after } = row;
  if (kind === 'items') {
    const item = state.items.find((one) => keyTextOf(one) === recordId);
    if (item === undefined) return goneSince;
    if (JSON.stringify(item) !== after) return changedSince;
    if (before === null) deleteRecord(call, items, item);
    else Object.assign(item, JSON.parse(before), { version: item.version + 1 });
    return null;
  }
  if (kind === 'customers') {
    const person = state.people.find(({ userId }) => userId === recordId);
    if (person === undefined) return goneSince;
    if (before !== null) state.tags[person.userId] = JSON.parse(before);
    else if (person.password === null) {
      state.people = state.people.filter((one) => one !== person);
    } else return usedSince;
    return null;
  }
  const redirect = savedRedirects(state).find(({ from }) => from === recordId);
  if (redirect === undefined || redirect.to !== after) return changedSince;
  if (before === null) {
    state.redirects = savedRedirects(state).filter((one) => one !== redirect);
  } else Object.assign(redirect, { to: before, version: redirect.version + 1 });
  return null;
}
