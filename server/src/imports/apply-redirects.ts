import type { EntityManager } from '@mikro-orm/postgresql';
import { changedSince } from '@spindle/sdk/domain/imports/undo-item';
import { planRedirects } from '@spindle/sdk/domain/redirects/plan-redirects';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { importRedirects } from '../redirects/import-redirects.ts';
import { Redirect } from '../redirects/redirect.entity.ts';
import { addressesOf, lockRedirects, storeRedirects } from '../redirects/store-redirects.ts';
import type { ImportRow } from './import-row.entity.ts';

interface Applying {
  tx: EntityManager;
  editing: EditContext;
  importId: string;
}

/** Imports all rows in the caller's transaction, because they depend on each other. */
export async function applyRedirects(
  { tx, editing, importId }: Applying,
  rows: readonly ImportRow[],
): Promise<void> {
  const drafts = rows.flatMap(({ draft }) => (draft?.kind === 'redirects' ? draft : []));
  await lockRedirects(tx);
  const before = await targets(tx);
  const { now } = editing;
  const problems = await importRedirects(tx, drafts, { now, apply: true });
  await tx.flush();
  const after = await targets(tx);
  const failed = new Map(problems.map(({ row, message }) => [row, message]));
  for (const [at, row] of rows.entries()) {
    const { recordId } = row;
    row.status = problems.length > 0 ? 'FAILED' : 'DONE';
    row.reason = failed.get(at) ?? problems[0]?.message ?? null;
    const to = recordId === null ? undefined : after.get(recordId);
    if (recordId === null || to === undefined) continue;
    row.change = { kind: 'redirects', before: before.get(recordId) ?? null, after: to };
  }
  if (problems.length > 0) return;
  recordStaffAction(tx, editing, {
    action: 'redirects.import-redirects',
    subject: `import ${importId}`,
    before: null,
    after: { redirects: rows.length },
  });
}

const targets = async (tx: EntityManager) => {
  const all = await tx.find(Redirect, {}, { refresh: true });
  return new Map(all.map(({ source, target }) => [source, target]));
};

/** Restores the redirects that still lead where the import left them. */
export async function undoRedirects(
  { tx, editing }: Pick<Applying, 'tx' | 'editing'>,
  rows: readonly ImportRow[],
): Promise<void> {
  await lockRedirects(tx);
  const stored = await tx.find(Redirect, {}, { refresh: true });
  const bySource = new Map(stored.map((redirect) => [redirect.source, redirect]));
  const plan = planRedirects(stored.map(addressesOf));
  const restored: { from: string; to: string }[] = [];
  for (const row of rows) {
    const redirect = bySource.get(row.recordId ?? '');
    if (row.change?.kind !== 'redirects') continue;
    if (redirect === undefined || redirect.target !== row.change.after) {
      Object.assign(row, { status: 'KEPT', reason: changedSince });
      continue;
    }
    row.status = 'UNDONE';
    plan.remove(redirect.source);
    if (row.change.before === null) tx.remove(redirect);
    else restored.push({ from: redirect.source, to: row.change.before });
  }
  await tx.flush();
  for (const addresses of restored) plan.put(addresses);
  const origin = { origin: 'STAFF', subject: null, now: editing.now } as const;
  await storeRedirects(tx, plan.changes(), origin);
}
