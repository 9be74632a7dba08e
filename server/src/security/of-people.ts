import type { Expression } from 'kysely';
import { filterBy, lowerTextsOf, orNull } from '@spindle/sdk/contract/filter-values';
import { condition } from '../database/expressions.ts';
import type { ListFilter } from '../database/list-filters.ts';

/**
 * Matches events about people with one of the email addresses. Null matches events about no one.
 * The addresses lead to accounts in another table, for which an index has the events in order.
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
