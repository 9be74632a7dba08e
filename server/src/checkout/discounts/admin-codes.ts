import { expressionBuilder } from 'kysely';
import { presentCode } from '@spindle/sdk/domain/checkout/discount-codes';
import { flag, oneOfIds, oneOfTexts, textAnywhere } from '../../database/list-filters.ts';
import { literal, lower } from '../../database/expressions.ts';
import type { Aliased } from '../../database/tables.ts';
import { resourceList } from '../../http/resource-list.ts';

const codes = expressionBuilder<Aliased<{ c: 'discount_codes' }>, 'c'>();
const { case: choose, ref } = codes;

const state = choose()
  .when('c.problem', 'is not', null)
  .then(literal('REFUSED'))
  .when(codes.and([codes('c.promotion_code_id', 'is', null), codes.not(ref('c.kept_by_shop'))]))
  .then(literal('MAKING'))
  .else(literal('READY'))
  .end();

/** Lists all discount codes, including expired ones. */
export const adminCodes = resourceList((tables) => tables.selectFrom('discount_codes as c'))({
  resource: 'codes',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['c.id'],
  columns: (tables) =>
    tables.select([
      'c.id',
      'c.code',
      'c.percent',
      'c.amount_cents as amountCents',
      'c.free_shipping as freeShipping',
      'c.kept_by_shop as keptByShop',
      'c.items',
      'c.families',
      'c.catalogs',
      'c.customer_tags as customerTags',
      'c.starts_at as startsAt',
      'c.ends_at as endsAt',
      'c.uses',
      'c.uses_per_customer as usesPerCustomer',
      'c.least_sum_cents as leastSumCents',
      'c.active',
      'c.version',
      'c.used',
      'c.promotion_code_id as promotionCodeId',
      'c.problem',
      'c.created_at as createdAt',
    ]),
  sortable: {
    dateCreated: ['c.created_at'],
    id: ['c.id'],
    code: ['c.code'],
    starts: ['c.starts_at'],
    ends: ['c.ends_at'],
    used: ['c.used'],
  },
  filters: {
    id: oneOfIds(ref('c.id')),
    active: flag(ref('c.active')),
    state: oneOfTexts(state, ['MAKING', 'READY', 'REFUSED']),
    q: textAnywhere(lower(ref('c.code'))),
  },
  present: presentCode,
});
