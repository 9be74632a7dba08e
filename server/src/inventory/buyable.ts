import { expressionBuilder } from 'kysely';
import { bool } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { and, eb, not, ref } = expressionBuilder<
  Aliased<{ i: 'catalog_items'; c: 'catalogs' }>,
  'i' | 'c'
>();

/** True for items `i` of catalogs `c` that visitors can see in one of the shop's own catalogs. */
export const visible = bool(
  and([
    ref('i.enabled'),
    eb('i.deleted_at', 'is', null),
    ref('c.enabled'),
    not(ref('c.external')),
    eb('c.deleted_at', 'is', null),
  ]),
);

/** True for items `i` of catalogs `c` that are for sale, even if out of stock. */
export const buyable = bool(
  and([
    visible,
    not(ref('i.locked')),
    not(ref('i.expired')),
    not(ref('c.locked')),
    not(ref('c.expired')),
  ]),
);

/** Units of item `i` that are not reserved. */
export const unreserved = eb('i.on_hand', '-', ref('i.reserved'));
