import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Selects the address that the customer used last and the default address from their book. Each is
 * null if missing.
 */
export const lastAndDefaultAddress = (tables: Kysely<Tables>, userId: string) =>
  [
    jsonObjectFrom(
      tables
        .selectFrom('shipping_addresses as a')
        .select(['a.name', 'a.company', 'a.address', 'a.address2', 'a.city', 'a.state'])
        .select(['a.zip', 'a.country', 'a.phone', 'a.as_typed as asTyped', 'a.chosen'])
        .where('a.user_id', '=', userId),
    ).as('used'),
    jsonObjectFrom(
      tables
        .selectFrom('kept_addresses as b')
        .select(['b.name', 'b.company', 'b.address', 'b.address2', 'b.city', 'b.state'])
        .select(['b.zip', 'b.country', 'b.phone', 'b.as_typed as asTyped', 'b.checked'])
        .where('b.user_id', '=', userId)
        .where('b.is_default', '=', true),
    ).as('standard'),
  ] as const;
