import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';
import { newLicenseKey } from './new-license-key.ts';

export interface KeyRequest {
  entitlementId: string;
  attributeId: string;
  title: string;
}

const MAX_ATTEMPTS = 10;

/**
 * Issues the requested keys. If a key already exists, draws another one. Licenses that already have
 * a key keep it.
 * @param draw generates a key
 */
export async function issueLicenseKeys(
  tx: EntityManager,
  requests: readonly KeyRequest[],
  { now, draw = () => newLicenseKey() }: { now: Date; draw?: () => string },
): Promise<void> {
  let missing = requests;
  for (let tried = 0; missing.length > 0; tried += 1) {
    if (tried === MAX_ATTEMPTS)
      throw new Error(`no unused license key in ${MAX_ATTEMPTS} attempts`);
    const rows = missing.map((one) => ({
      id: newId(),
      entitlement_id: one.entitlementId,
      attribute_id: one.attributeId,
      title: one.title,
      key: draw(),
      issued_at: now,
    }));
    await db(tx)
      .insertInto('licence_keys')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute();
    missing = await withoutKey(tx, missing);
  }
}

async function withoutKey(
  tx: EntityManager,
  requests: readonly KeyRequest[],
): Promise<readonly KeyRequest[]> {
  const issued = await db(tx)
    .selectFrom('licence_keys')
    .select(['entitlement_id', 'attribute_id'])
    .where('entitlement_id', '=', anyOf(requests.map(({ entitlementId }) => entitlementId)))
    .execute();
  return requests.filter(
    ({ entitlementId, attributeId }) =>
      !issued.some(
        (one) => one.entitlement_id === entitlementId && one.attribute_id === attributeId,
      ),
  );
}
