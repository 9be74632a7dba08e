import { expressionBuilder } from 'kysely';
import { bool } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { and, eb, not, ref } = expressionBuilder<
  Aliased<{ i: 'catalog_items'; c: 'catalogs' }>,
  'i' | 'c'
>();

/** Of `catalog_items i` and `catalogs c`: everybody sees it, in a catalogue of ours. */
export const shown = bool(
  and([
    ref('i.enabled'),
    eb('i.deleted_at', 'is', null),
    ref('c.enabled'),
    not(ref('c.external')),
    eb('c.deleted_at', 'is', null),
  ]),
);

/** Of `catalog_items i` and `catalogs c`: on sale, whether or not a unit is left. */
export const buyable = bool(
  and([
    shown,
    not(ref('i.locked')),
    not(ref('i.expired')),
    not(ref('c.locked')),
    not(ref('c.expired')),
  ]),
);

/** Of `catalog_items i`: units that nobody holds. */
export const unheld = eb('i.on_hand', '-', ref('i.reserved'));
