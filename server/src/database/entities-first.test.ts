import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Folders that write with statements: hot paths, and jobs that process many rows. */
const rooms = [
  'cart',
  'checkout',
  'database',
  'insights',
  'payments',
  'personal-data/retention',
  'search',
  'subscriptions',
];

/**
 * Every other file that inserts, updates or deletes with a statement, and why an entity wouldn't
 * work ("Entities or statements" in README.md). These lists may only get shorter.
 */
const written: Record<string, readonly string[]> = {
  'one of two at the same moment wins: what is there already stays, or the row itself decides': [
    'account/passkeys/add-passkey.ts',
    'community/link-account.ts',
    'events/save-provider-event.ts',
    'events/record-event.ts',
    'identity/ensure-account.ts',
    'identity/passkeys/challenges.ts',
    'identity/recovery/match-code.ts',
    'identity/registration/complete-registration.ts',
    'identity/registration/count-attempt.ts',
    'invoices/issue-document.ts',
    'notices/ask-for-notice.ts',
    'shipping/open-shipment.ts',
  ],
  "the version of what staff edit stays: it is no edit of theirs, and the entity's save is": [
    'account/confirm-authenticator-change.ts',
    'identity/fresh-code.ts',
    'identity/remember-sign-in.ts',
    'identity/reseal-secrets.ts',
    'identity/sign-in.ts',
    'picking/packing/begin-packing.ts',
    'shipping/check-parcels.ts',
  ],
  'many rows in one statement, or as many as a limit lets': [
    'accounting/copy-transactions.ts',
    'audit/erase-values.ts',
    'audit/seal-entries.ts',
    'entitlements/issue-license-keys.ts',
    'events/prune-events.ts',
    'notices/notify-waiting.ts',
    'personal-data/deletion/delete-accounts.ts',
    'security/save-security-events.ts',
    'read-cache/prune-changes.ts',
    'webhooks/claim-deliveries.ts',
    'webhooks/fan-out.ts',
    'webhooks/replay-since.ts',
  ],
  'before every call, or with every try of a delivery': [
    'account/addresses/confirm-in-book.ts',
    'contract/limits/limits.ts',
    'partslist/open-parts-list.ts',
    'tokens/token-session.ts',
  ],
  "the entity stands in a room above, or is the queue library's": [
    'deadletters/drop-job.ts',
    'deadletters/resend-job.ts',
    'identity/evict.ts',
    'inventory/reconcile-stock.ts',
    'orders/refunds/follow-money.ts',
  ],
};

const statement = /\.(insertInto|updateTable|deleteFrom)\(/;

test('a single record is changed through its entity', async () => {
  const writing: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (/\.test\.ts$|(^|\/)fixtures\//.test(file)) continue;
    if (rooms.some((room) => file.startsWith(`${room}/`))) continue;
    if (statement.test(await readFile(`${sources}/${file}`, 'utf8'))) writing.push(file);
  }
  expect(writing.toSorted()).toEqual(Object.values(written).flat().toSorted());
});
