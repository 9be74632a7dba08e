import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { written, type Placeholder } from '../database/prepared.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { differencesOf, type Difference } from './facts.ts';
import { issueLicenseKeys } from './issue-license-keys.ts';
import { rightsChanged } from './rights-changed.ts';
import { lockByName } from '../database/lock-by-name.ts';

/**
 * Updates a user's entitlements to match their orders, refunds, disputes, subscriptions and grants.
 * Runs in the transaction that changed one of these, after its flush. Takes that transaction's last
 * lock, so it can't deadlock. The result depends only on current states, so this function can be
 * called repeatedly and in any order. Writes nothing if nothing changed.
 */
export async function deriveEntitlements(
  tx: EntityManager,
  services: Pick<Services, 'now'> & { jobs: Pick<Services['jobs'], 'send'> },
  userId: string,
): Promise<void> {
  await lockEntitlements(tx, userId);
  const differences: Difference[] = await readDifferences(tx, { userId });
  if (differences.length === 0) return;
  const now = services.now();
  const identified = differences.map((one) => ({ ...one, id: one.id ?? newId() }));
  const changed = identified.filter((one) => one.changed);
  if (changed.length > 0) await write(tx, changed, now);
  const keys = identified.flatMap(({ id, lacking }) =>
    lacking.map((license) => ({ ...license, entitlementId: id })),
  );
  await issueLicenseKeys(tx, keys, { now });
  if (changed.length > 0) await services.jobs.send(tx, rightsChanged, { userId });
}

const readDifferences = written((tables, input: Placeholder<{ userId: string }>) =>
  differencesOf(tables, input('userId')),
);

/**
 * An advisory lock instead of the user's row: checkouts hold that row while they wait for items,
 * and a cancellation arrives here holding items. The next statement sees changes committed while
 * this one waited.
 */
async function lockEntitlements(tx: EntityManager, userId: string): Promise<void> {
  await lockByName(tx, `entitlements ${userId}`);
}

/**
 * Writes entitlements and their ledger entries in one statement. A new entry always has a later
 * time than the previous one.
 */
async function write(
  tx: EntityManager,
  changed: readonly (Difference & { id: string })[],
  now: Date,
): Promise<void> {
  const rows = changed.map((one) => ({ ...one, entryId: newId() }));
  await query(
    tx,
    `with wanted as (
       select * from json_to_recordset($1) as w
         (id uuid, "entryId" uuid, "userId" uuid, "catalogId" text, "itemId" text, source text,
          "sourceId" uuid, "closedBecause" text, "endsAt" timestamptz, since timestamptz)),
     noted as (
       insert into entitlement_entries
         (id, at, entitlement_id, user_id, catalog_id, item_id, source, source_id, closed_because,
          ends_at)
       select w."entryId",
              greatest($2, (select max(before.at) + interval '1 millisecond'
                              from entitlement_entries before where before.entitlement_id = w.id)),
              w.id, w."userId", w."catalogId", w."itemId", w.source, w."sourceId",
              w."closedBecause", w."endsAt"
         from wanted w)
     insert into entitlements
       (id, user_id, catalog_id, item_id, source, source_id, closed_because, ends_at, created_at,
        updated_at)
     select id, "userId", "catalogId", "itemId", source, "sourceId", "closedBecause", "endsAt",
            since, $2
       from wanted
     on conflict (source, source_id) do update
       set catalog_id = excluded.catalog_id, item_id = excluded.item_id,
           closed_because = excluded.closed_because, ends_at = excluded.ends_at,
           updated_at = excluded.updated_at`,
    [JSON.stringify(rows), now],
  );
}
