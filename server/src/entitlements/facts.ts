import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { sql, type Expression, type Kysely } from 'kysely';
import { digitalParts } from './digital-parts.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  bool,
  condition,
  int,
  literal,
  noTimestamp,
  unlessEmpty,
} from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';
import type { ClosingReason, EntitlementSource } from './entitlement.entity.ts';

/**
 * An entitlement in its correct state, if that differs from the stored one, with its missing
 * license keys.
 */
export interface Difference {
  /** Null if the entitlement does not exist yet. */
  id: string | null;
  userId: string;
  catalogId: string;
  itemId: string;
  source: EntitlementSource;
  sourceId: string;
  closedBecause: ClosingReason | null;
  endsAt: Date | null;
  since: Date;
  changed: boolean;
  /** License attributes without an issued key. */
  lacking: { attributeId: string; title: string }[];
}

/** Limits the result to one user. Null for all users. */
type Person = Expression<string> | null;

/** Units of line `l`, or of the digital part of its kits. */
const soldUnits = int(sql`l.quantity * coalesce(part.quantity, 1)`);

/** The same units in refund line `rl`. */
const refundedUnits = int(sql`case
  when part.quantity is null or rl.parts is null then rl.quantity * coalesce(part.quantity, 1)
  else (select p.quantity
          from jsonb_to_recordset(rl.parts)
               as p ("catalogId" text, "catalogItemId" text, quantity int)
         where p."catalogId" = part."catalogId" and p."catalogItemId" = part."catalogItemId")
  end`);

/**
 * Derives the entitlements of order lines. They depend only on the current status of orders,
 * refunds and disputes, never on events.
 */
const bought = (tables: Kysely<Tables>, whose: Person) =>
  tables
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .leftJoinLateral(digitalParts, (join) => join.onTrue())
    .select((eb) => [
      'o.user_id',
      eb.fn.coalesce('part.catalogId', 'l.catalog_id').as('catalog_id'),
      eb.fn.coalesce('part.catalogItemId', 'l.item_id').as('item_id'),
      eb.fn.coalesce('part.sourceId', 'l.id').as('source_id'),
      'o.created_at as since',
    ])
    .select(({ and, case: choose, eb, or, ref, selectFrom }) => {
      const refundsOfLine = selectFrom('refund_lines as rl')
        .innerJoin('refunds as r', 'r.id', 'rl.refund_id')
        .whereRef('rl.order_line_id', '=', 'l.id')
        .where('r.state', '<>', literal('FAILED'));
      const units = refundsOfLine.select((r) =>
        r.fn.coalesce(r.fn.sum(refundedUnits), literal(0)).as('units'),
      );
      const cents = refundsOfLine.select((r) =>
        r.fn.coalesce(r.fn.sum('rl.amount_cents'), literal(0)).as('cents'),
      );
      const disputed = selectFrom('disputes as d')
        .whereRef('d.payment_id', '=', 'p.id')
        .where((d) => d.or([d('d.closed_at', 'is', null), d('d.status', '=', 'lost')]))
        .select(literal(true).as('disputed'))
        // As `exists`, PostgreSQL might read all disputes at once.
        .limit(1);
      const refunded = or([
        eb('o.order_state', 'in', ['REFUNDED', 'CANCELLED']),
        and([eb('o.total_cents', '>', 0), eb('o.refunded_cents', '>=', ref('o.total_cents'))]),
        and([eb('p.amount_cents', '>', 0), eb('p.amount_cents', '<=', ref('p.refunding_cents'))]),
        // the same rule as `unitsOwed`, for one line
        eb(soldUnits, '<=', int(units)),
        and([eb('l.gross_cents', '>', 0), eb('l.gross_cents', '<=', int(cents))]),
      ]);
      return [
        literal<EntitlementSource>('ORDER').as('source'),
        choose()
          .when(refunded)
          .then(literal<ClosingReason>('REFUNDED'))
          .when(bool(eb.fn.coalesce(disputed, literal(false))))
          .then(literal<ClosingReason>('DISPUTED'))
          .end()
          .as('closed_because'),
        noTimestamp().as('ends_at'),
      ];
    })
    .where((eb) =>
      eb.or([
        eb('part.sourceId', 'is not', null),
        eb.and([eb('o.shipping_group', '=', DIGITAL_GROUP), eb('l.parts', 'is', null)]),
      ]),
    )
    .where('o.parent_id', 'is', null)
    .$if(whose !== null, (theirs) => theirs.where('o.user_id', '=', whose));

/**
 * Derives the entitlements of subscriptions. A subscription without access and without a reason is
 * waiting for its payment.
 */
const subscribed = (tables: Kysely<Tables>, whose: Person) =>
  tables
    .selectFrom('subscriptions as s')
    .select([
      's.user_id',
      's.catalog_id',
      's.item_id',
      's.id as source_id',
      's.created_at as since',
    ])
    .select(({ case: choose, fn }) => [
      literal<EntitlementSource>('SUBSCRIPTION').as('source'),
      fn
        .coalesce(
          's.closed_because',
          choose().when('s.access_until', 'is', null).then(literal('PAYMENT_DUE')).end(),
        )
        .as('closed_because'),
      's.access_until as ends_at',
    ])
    .$if(whose !== null, (theirs) => theirs.where('s.user_id', '=', whose));

const granted = (tables: Kysely<Tables>, whose: Person) =>
  tables
    .selectFrom('access_grants as g')
    .select([
      'g.user_id',
      'g.catalog_id',
      'g.item_id',
      'g.id as source_id',
      'g.created_at as since',
    ])
    .select(({ case: choose }) => [
      literal<EntitlementSource>('GRANT').as('source'),
      choose()
        .when('g.withdrawn_at', 'is not', null)
        .then(literal('WITHDRAWN'))
        .end()
        .as('closed_because'),
      'g.ends_at',
    ])
    .$if(whose !== null, (theirs) => theirs.where('g.user_id', '=', whose));

/** Selects a `Difference` for each entitlement that does not match its source. */
export const differencesOf = (tables: Kysely<Tables>, whose: Person) =>
  tables
    .with('facts', () =>
      bought(tables, whose).unionAll(subscribed(tables, whose)).unionAll(granted(tables, whose)),
    )
    .with('compared', (facts) =>
      facts
        .selectFrom('facts as f')
        .leftJoin('entitlements as e', (join) =>
          join.onRef('e.source', '=', 'f.source').onRef('e.source_id', '=', 'f.source_id'),
        )
        .select([
          'e.id',
          'f.user_id as userId',
          'f.catalog_id as catalogId',
          'f.item_id as itemId',
          'f.source',
          'f.source_id as sourceId',
          'f.closed_because as closedBecause',
          'f.ends_at as endsAt',
          'f.since',
        ])
        .select(({ eb, exists, fn, not, or, ref, selectFrom }) => [
          bool(
            or([
              eb('e.id', 'is', null),
              eb('e.catalog_id', '<>', ref('f.catalog_id')),
              eb('e.item_id', '<>', ref('f.item_id')),
              eb('e.closed_because', 'is distinct from', ref('f.closed_because')),
              eb('e.ends_at', 'is distinct from', ref('f.ends_at')),
            ]),
          ).as('changed'),
          jsonArrayFrom(
            selectFrom('item_attributes as a')
              .select(({ ref: its }) => [
                'a.attribute_id as attributeId',
                fn
                  .coalesce(
                    unlessEmpty(its('a.value')),
                    unlessEmpty(its('a.description')),
                    literal('License key'),
                  )
                  .as('title'),
              ])
              .whereRef('a.catalog_id', '=', 'f.catalog_id')
              .whereRef('a.item_id', '=', 'f.item_id')
              .where('a.type', '=', 'LICENSE')
              .where('f.closed_because', 'is', null)
              .where((a) =>
                not(
                  exists(
                    a
                      .selectFrom('licence_keys as k')
                      .whereRef('k.entitlement_id', '=', 'e.id')
                      .whereRef('k.attribute_id', '=', 'a.attribute_id'),
                  ),
                ),
              )
              .orderBy('a.position')
              .orderBy('a.attribute_id'),
          ).as('lacking'),
        ]),
    )
    .selectFrom('compared')
    .selectAll()
    .where(({ or, ref }) =>
      or([ref('changed'), condition`json_array_length(${ref('lacking')}) > 0`]),
    )
    .orderBy('since')
    .orderBy('sourceId');
