import type { Expression } from 'kysely';
import { textsOf } from '@spindle/sdk/contract/filter-values';
import { condition } from '../database/expressions.ts';
import type { ListFilter } from '../database/list-filters.ts';

/**
 * What is about those with one of the e-mail addresses; null for what is about nobody. Addresses lie
 * elsewhere: they lead to accounts, whose entries an index has in order.
 */
export const ofPeople =
  (personId: Expression<string | null>): ListFilter =>
  (value) => {
    if (value === null) return condition`${personId} is null`;
    const emails = textsOf(value)?.map((text) => text.toLowerCase());
    if (emails === undefined) return undefined;
    const [only, ...more] = emails;
    return more.length === 0
      ? condition`${personId} = (select id from users where lower(email) = ${only})`
      : condition`${personId} = any(array(select id from users where lower(email) = any(${emails}::text[])))`;
  };
