import type { Expression } from 'kysely';
import { textsOf } from '@spindle/sdk/contract/filter-values';
import { condition } from '../database/expressions.ts';
import type { ListFilter } from '../database/list-filters.ts';

/**
 * What those with one of the e-mail addresses did; null for the shop itself. Addresses lie beside the
 * entries: they lead to accounts, whose entries an index has in order.
 */
export const ofActors =
  (actorId: Expression<string | null>): ListFilter =>
  (value) => {
    if (value === null) return condition`${actorId} is null`;
    const emails = textsOf(value)?.map((text) => text.toLowerCase());
    if (emails === undefined) return undefined;
    const [only, ...more] = emails;
    return more.length === 0
      ? condition`${actorId} = (select id from users where lower(email) = ${only})`
      : condition`${actorId} = any(array(select id from users where lower(email) = any(${emails}::text[])))`;
  };
