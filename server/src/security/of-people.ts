import type { Expression } from 'kysely';
import { filterBy, lowerTextsOf, orNull } from '@spindle/sdk/contract/filter-values';
import { condition } from '../database/expressions.ts';
import type { ListFilter } from '../database/list-filters.ts';

/**
 * What is about those with one of the e-mail addresses; null for what is about nobody. Addresses lie
 * elsewhere: they lead to accounts, whose entries an index has in order.
 */
export const ofPeople = (personId: Expression<string | null>): ListFilter =>
  orNull(
    condition`${personId} is null`,
    filterBy(lowerTextsOf, (emails) =>
      emails.length === 1
        ? condition`${personId} = (select id from users where lower(email) = ${emails[0]})`
        : condition`${personId} = any(array(select id from users where lower(email) = any(${emails}::text[])))`,
    ),
  );
