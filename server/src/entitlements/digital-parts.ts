import { sql } from 'kysely';

interface DigitalPart {
  catalogId: string;
  catalogItemId: string;
  /** Units in one kit. */
  quantity: number;
  /** Identifies the part of this line as the source of an entitlement. */
  sourceId: string;
}

/** Selects the digital parts of the kit on order line `l`. */
export const digitalParts = sql<DigitalPart>`(
  select p."catalogId", p."catalogItemId", p.quantity,
         md5(l.id || '/' || p."catalogId" || '/' || p."catalogItemId")::uuid as "sourceId"
    from jsonb_to_recordset(l.parts) as p (
           "catalogId" text, "catalogItemId" text, quantity int, digital boolean)
   where p.digital)`.as('part');
