import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { newLicenceKey } from './new-licence-key.ts';

export interface WantedKey {
  entitlementId: string;
  attributeId: string;
  title: string;
}

const TRIES = 10;

/**
 * Issues a key for each; one that exists already, anybody's, is drawn again. A licence that has its
 * key keeps it.
 * @param draw makes a key
 */
export async function issueLicenceKeys(
  tx: EntityManager,
  wanted: readonly WantedKey[],
  { now, draw = () => newLicenceKey() }: { now: Date; draw?: () => string },
): Promise<void> {
  let missing = wanted;
  for (let tried = 0; missing.length > 0; tried += 1) {
    if (tried === TRIES) throw new Error(`no free licence key in ${TRIES} draws`);
    const rows = missing.map((one) => ({ ...one, id: newId(), key: draw() }));
    missing = await query<WantedKey>(
      tx,
      `with wanted as (
         select * from json_to_recordset($1) as w
           (id uuid, "entitlementId" uuid, "attributeId" text, title text, key text)),
       issued as (
         insert into licence_keys (id, entitlement_id, attribute_id, title, key, issued_at)
         select id, "entitlementId", "attributeId", title, key, $2 from wanted
         on conflict do nothing
         returning entitlement_id, attribute_id)
       select "entitlementId", "attributeId", title from wanted w
        where not exists (select from issued i
                           where i.entitlement_id = w."entitlementId"
                             and i.attribute_id = w."attributeId")
          and not exists (select from licence_keys k
                           where k.entitlement_id = w."entitlementId"
                             and k.attribute_id = w."attributeId")`,
      [JSON.stringify(rows), now],
    );
  }
}
