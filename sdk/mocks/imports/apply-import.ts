import { reservedIds } from '../../domain/catalog/items.ts';
import { invitationEmail } from '../../domain/identity/invitation-email.ts';
import { planFamily } from '../../domain/imports/plan-family.ts';
import { newItem, planItem } from '../../domain/imports/plan-item.ts';
import { planRedirects, planRows, readRows } from '../../domain/redirects/plan-redirects.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { catalogs } from '../catalog/catalogs.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { items, move } from '../catalog/items.ts';
import type { AnyMockCall } from '../core/call.ts';
import { changeRecord, createRecord } from '../editing/edit-record.ts';
import { newPerson } from '../identity/people.ts';
import { postEmail } from '../mails/post-email.ts';
import { savedRedirects, storeRedirects } from '../redirects/store-redirects.ts';
import { tagOne } from '../remarks/tags.ts';
import type { MockImport, MockImportRow } from './mock-import.ts';
import { findCatalog } from './plan-import.ts';
import { storedItem, writeItem } from './stored-item.ts';

type ImportCall = StaffCall & Pick<AnyMockCall, 'origin'>;

/** Applies all rows of an import. */
export function applyRows(call: ImportCall, imported: MockImport, invite: boolean): void {
  if (imported.kind === 'redirects') applyRedirects(call, imported.rows);
  for (const row of imported.rows) {
    if (row.draft?.kind === 'items') applyItem(call, imported, row);
    if (row.draft?.kind === 'customers') applyCustomer(call, row, invite);
    if (row.effect !== 'skip') row.status = 'DONE';
  }
  saveFamilies(call, imported);
}

function applyItem(call: ImportCall, imported: MockImport, row: MockImportRow): void {
  const { state, now } = call;
  const { draft, recordId } = row;
  if (draft?.kind !== 'items') return;
  const found = state.items.find((one) => keyTextOf(one) === recordId);
  const plan = planItem(draft, found ? storedItem(state, found) : null, now);
  if (found) {
    if (row.effect !== 'update') return;
    row.before = JSON.stringify(found);
    changeRecord(call, items, {
      record: found,
      verb: 'update-item',
      also: () => {
        writeItem(found, plan);
        move(call, found, 'edit', plan.stock);
      },
    });
    row.after = JSON.stringify(found);
    return;
  }
  const { catalog, slug } = draft;
  const { catalogId } = findCatalog(state, catalog) ?? createCatalog(call, imported, catalog);
  const { taxCode } = newItem();
  const form = {
    title: reservedIds.has(slug) ? `${slug} item` : slug,
    description: plan.fields.description ?? slug,
    listingOrderWeight: 0,
    price: '0',
    inventory: 0,
    taxCode: taxCode ?? '',
  };
  const made = createRecord(call, items, form, {
    group: catalogId,
    open: (record) => {
      record.taxCode = null;
      writeItem(record, plan);
      move(call, record, 'opening', plan.stock);
    },
  });
  row.recordId = keyTextOf(made);
  row.before = null;
  row.after = JSON.stringify(made);
}

function createCatalog(call: ImportCall, imported: MockImport, title: string) {
  const form = { title, description: title, enabled: true, listingOrderWeight: 0 };
  const made = createRecord(call, catalogs, form);
  imported.createdCatalogs.push(made.catalogId);
  return made;
}

/** Groups the imported items into families. */
function saveFamilies({ state, now, newId }: ImportCall, imported: MockImport): void {
  const groups = Map.groupBy(imported.rows, ({ draft }) =>
    draft?.kind === 'items' ? draft.family?.handle : undefined,
  );
  groups.delete(undefined);
  for (const rows of groups.values()) {
    const found = rows.flatMap(
      ({ recordId }) => state.items.find((one) => keyTextOf(one) === recordId) ?? [],
    );
    const draft = rows[0]?.draft;
    const [first] = found;
    if (draft?.kind !== 'items' || !draft.family || first === undefined) continue;
    const owner = found.find((item) => item.familyId)?.familyId;
    const stored = state.families.find(({ familyId }) => familyId === owner) ?? null;
    const familyId = stored?.familyId ?? newId();
    const present = state.items.filter((item) => item.familyId === familyId);
    const plan = planFamily(draft.family, { familyId, stored, present }, found);
    if (plan === null) continue;
    if ('reason' in plan) {
      for (const row of rows) row.reason = plan.reason;
      continue;
    }
    const version = (stored?.version ?? 0) + 1;
    const members = present.map(({ catalogItemId }) => catalogItemId);
    const before = stored && { title: stored.title, options: [...stored.options], members };
    imported.families.push({ familyId, version, before });
    const saved = { ...plan.fields, version, dateModified: now.toISOString() };
    if (stored) Object.assign(stored, saved);
    else state.families.push({ familyId, catalogId: first.catalogId, ...saved });
    for (const item of plan.combinations.keys()) item.familyId = familyId;
    for (const [at, item] of found.entries()) {
      const row = rows[at];
      if (row?.after !== undefined) row.after = JSON.stringify(item);
    }
  }
}

function applyCustomer(call: ImportCall, row: MockImportRow, invite: boolean): void {
  const { draft } = row;
  if (draft?.kind !== 'customers') return;
  const { email, firstName, lastName, tags } = draft;
  const { state, now, origin } = call;
  const before = row.recordId;
  const userId = before ?? call.newId();
  if (before === null) {
    const person = { email, firstName, lastName, password: null, authenticator: null };
    state.people.push(newPerson(userId, now, person));
    if (invite) {
      const invitation = { firstName, email, publicUrl: origin, roles: [] };
      postEmail(call, email, invitationEmail(invitation));
    }
  }
  row.before = before === null ? null : JSON.stringify(state.tags[userId] ?? []);
  if (tags.length > 0) tagOne(call, 'customer', userId, { add: tags });
  row.recordId = userId;
  row.after = JSON.stringify(state.tags[userId] ?? []);
}

function applyRedirects(call: ImportCall, rows: readonly MockImportRow[]): void {
  const stored = savedRedirects(call.state);
  const targetOf = (from: string | null) => stored.find((one) => one.from === from)?.to ?? null;
  for (const row of rows) row.before = targetOf(row.recordId);
  const drafts = rows.flatMap(({ draft }) => (draft?.kind === 'redirects' ? draft : []));
  const plan = planRedirects(stored);
  planRows(plan, readRows(drafts).valid, stored.length);
  storeRedirects(call, plan.changes(), { origin: 'STAFF', subject: null });
  for (const row of rows) row.after = targetOf(row.recordId) ?? '';
}
