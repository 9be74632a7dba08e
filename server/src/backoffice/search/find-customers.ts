import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_RESULTS, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { foundPeople } from '../../identity/found-people.ts';
import { MAX_RANKED } from './max-ranked.ts';

/** Finds the newest matching customers. */
export function findCustomers(
  em: EntityManager,
  search: BackOfficeSearch,
): Promise<components['schemas']['FoundCustomer'][]> {
  return db(em)
    .selectFrom(foundPeople(db(em), search).limit(MAX_RANKED).as('u'))
    .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
    .limit(MAX_RESULTS)
    .execute();
}
