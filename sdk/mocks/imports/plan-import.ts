import sanitize from 'sanitize-html';
import { padGtin } from '../../domain/catalog/gtin.ts';
import { gtinInUse } from '../../domain/catalog/item-details.ts';
import { effectOf, nameOf, planItem, severalItems } from '../../domain/imports/plan-item.ts';
import { MAX_LISTED } from '../../domain/imports/imports.ts';
import { redirectColumn } from '../../domain/imports/people.ts';
import {
  readImport,
  type ImportDraft,
  type ImportReading,
} from '../../domain/imports/read-import.ts';
import { readRedirect } from '../../domain/redirects/addresses.ts';
import { planRedirects, planRows, readRows } from '../../domain/redirects/plan-redirects.ts';
import { markupOptions } from '../../src/markup.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { timeZone } from '../config/business.ts';
import { savedRedirects } from '../redirects/store-redirects.ts';
import type { ShopState } from '../state.ts';
import type { MockImport, MockImportRow } from './mock-import.ts';
import { storedItem } from './stored-item.ts';

const cleanMarkup = (markup: string) => sanitize(markup, markupOptions).trim();

/** Reads an import's file and plans its rows. */
export function readFile(call: StaffCall, row: MockImport): void {
  const bytes = Uint8Array.from(row.file, (character) => character.charCodeAt(0));
  const mapping = row.isMapped ? row.mapping : null;
  const read = readImport(bytes, { kind: row.kind, mapping, timeZone, cleanMarkup });
  if ('problem' in read) {
    Object.assign(row, { state: 'failed', problems: [read.problem], problemCount: 1 });
    return;
  }
  const problems = [...read.problems];
  const planned = read.drafts.map((draft) => planRow(call, draft, problems));
  const skipped = read.skipped.map((one): MockImportRow => ({
    ...one,
    draft: null,
    effect: 'skip',
    changes: [],
    recordId: null,
    status: null,
  }));
  problems.push(...redirectProblems(call.state, read));
  const { format, encoding, columns, ignored, samples, isMapped } = read;
  Object.assign(row, {
    format,
    encoding,
    columns,
    ignored,
    samples,
    isMapped,
    mapping: read.mapping,
    state: 'review',
    rows: [...planned, ...skipped],
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, MAX_LISTED),
    problemCount: problems.length,
  });
}

/** Finds a catalog by id or title. */
export const findCatalog = ({ catalogs }: ShopState, name: string) =>
  catalogs.find(
    ({ catalogId, title }) =>
      catalogId === name || title.toLowerCase() === name.trim().toLowerCase(),
  );

function planRow(
  { state, now }: StaffCall,
  draft: ImportDraft,
  problems: ImportReading['problems'],
): MockImportRow {
  const row = { row: draft.row, draft, status: null, reason: null };
  if (draft.kind === 'customers') {
    const person = state.people.find(
      ({ email }) => email.toLowerCase() === draft.email.toLowerCase(),
    );
    const isTagged = draft.tags.every((tag) => state.tags[person?.userId ?? '']?.includes(tag));
    const recordId = person?.userId ?? null;
    if (!person) {
      const changes = ['email', 'firstName', 'lastName'];
      return { ...row, name: draft.email, effect: 'create', changes, recordId };
    }
    const [effect, changes] = isTagged ? (['same', []] as const) : (['update', ['tags']] as const);
    return { ...row, name: draft.email, effect, changes: [...changes], recordId };
  }
  if (draft.kind === 'redirects') {
    const read = readRedirect(draft);
    const { from, to } = 'invalid' in read ? draft : read;
    const before = savedRedirects(state).find((one) => one.from === from);
    const effect = before === undefined ? 'create' : before.to === to ? 'same' : 'update';
    const changes = effect === 'same' ? [] : ['to'];
    return { ...row, name: from, effect, changes, recordId: from };
  }
  const { key, partNumber, slug, catalog, columns } = draft;
  const catalogId = findCatalog(state, catalog)?.catalogId;
  const named = state.items.filter(
    ({ externalId }) => key === null && partNumber !== null && externalId === partNumber,
  );
  const atSlug = state.items.find(
    (one) =>
      one.catalogId === catalogId &&
      one.catalogItemId === slug &&
      (key !== null || partNumber === null || one.externalId === null),
  );
  const item = named[0] ?? atSlug;
  const plan = planItem(draft, item ? storedItem(state, item) : null, now);
  problems.push(...plan.problems);
  if (named.length > 1 && partNumber !== null) {
    const column = columns['partNumber'] ?? null;
    problems.push({ row: draft.row, column, message: severalItems(partNumber) });
  }
  const { gtin } = plan.fields;
  const isTaken = ({ details }: ShopState['items'][number]) =>
    gtin && details.gtin !== null && padGtin(details.gtin) === padGtin(gtin);
  if (state.items.some((one) => one !== item && isTaken(one))) {
    problems.push({ row: draft.row, column: columns['gtin'] ?? null, message: gtinInUse.reason });
  }
  const changes = [
    ...Object.keys(plan.fields),
    ...plan.attributes.map(({ attributeId }) => attributeId),
    ...(plan.stock === 0 ? [] : ['inventory']),
  ];
  const recordId = item ? keyTextOf(item) : null;
  return { ...row, name: nameOf(draft), effect: effectOf(plan), changes, recordId };
}

function redirectProblems(state: ShopState, { drafts, mapping }: ImportReading) {
  const rows = drafts.filter((draft) => draft.kind === 'redirects');
  const { valid, problems } = readRows(rows);
  const stored = savedRedirects(state);
  problems.push(...planRows(planRedirects(stored), valid, stored.length));
  return problems.map(({ row, path, message }) => ({
    row: rows[row]?.row ?? row,
    column: redirectColumn(mapping, path),
    message,
  }));
}
