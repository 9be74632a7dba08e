import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { db } from '../database/db.ts';
import { bool, condition, countRows, int, literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** Advisory lock that lets one process claim at a time. */
const LOCK = 7_281_014;

/** Maximum number of simultaneous deliveries to one webhook across all processes. */
const AT_ONCE = 4;

/** Longer than an attempt takes. If a claim is still open after this time, its process has died. */
const CLAIM_MS = 30_000;

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  type: string;
  at: Date;
  claimedUntil: Date;
}

/**
 * Claims due deliveries. Each webhook has its own limit, so a slow webhook doesn't delay the
 * others. Returns an empty list if another process is claiming at the same time.
 */
export async function claimDeliveries(em: EntityManager, now: Date): Promise<ClaimedDelivery[]> {
  // Most checks find nothing and cost one statement.
  if ((await webhooksWithWork(em, now)).length === 0) return [];
  return em.transactional(async (tx) => {
    const { free } = await db(tx)
      .selectNoFrom(bool(condition`pg_try_advisory_xact_lock(${LOCK})`).as('free'))
      .executeTakeFirstOrThrow();
    if (!free) return [];
    const claimed: ClaimedDelivery[] = [];
    for (const { id, underWay } of await webhooksWithWork(tx, now)) {
      if (underWay < AT_ONCE) claimed.push(...(await claim(tx, id, AT_ONCE - underWay, now)));
    }
    return claimed;
  });
}

const ofWebhooks = expressionBuilder<Tables & Aliased<{ w: 'webhooks' }>, 'w'>();

/** Matches `webhooks w` with deliveries to send now. */
function hasWork(now: Expression<Date>) {
  const { and, eb, exists, or, ref, selectFrom } = ofWebhooks;
  return and([
    eb('w.off_because', 'is', null),
    or([eb('w.paused_until', 'is', null), eb('w.paused_until', '<=', now)]),
    exists(
      selectFrom('webhook_deliveries as d')
        .select('d.id')
        .where('d.webhook_id', '=', ref('w.id'))
        .where('d.state', '=', literal('PENDING'))
        .where('d.next_try_at', '<=', now),
    ),
  ]);
}

/** Selects whether a delivery to any webhook is due. */
export const anyDue = (now: Expression<Date>) =>
  bool(
    ofWebhooks.exists(ofWebhooks.selectFrom('webhooks as w').select('w.id').where(hasWork(now))),
  );

const webhooksWithWork = (tx: EntityManager, now: Date) =>
  db(tx)
    .selectFrom('webhooks as w')
    .select(({ selectFrom, ref }) => [
      'w.id',
      int(
        selectFrom('webhook_deliveries as d')
          .select(countRows().as('count'))
          .where('d.webhook_id', '=', ref('w.id'))
          .where('d.claimed_until', '>', now),
      ).as('underWay'),
    ])
    .where(hasWork(sql.val(now)))
    .execute();

const claim = (tx: EntityManager, webhookId: string, max: number, now: Date) =>
  db(tx)
    .updateTable('webhook_deliveries')
    .set({ claimed_until: new Date(now.getTime() + CLAIM_MS) })
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('webhook_deliveries as d')
        .select('d.id')
        .where('d.webhook_id', '=', webhookId)
        .where('d.state', '=', 'PENDING')
        .where('d.next_try_at', '<=', now)
        .where((eb) => eb.or([eb('d.claimed_until', 'is', null), eb('d.claimed_until', '<=', now)]))
        .orderBy('d.next_try_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'webhook_id as webhookId', 'event_id as eventId', 'type', 'at'])
    .$narrowType<object>()
    .execute()
    .then((rows) =>
      rows.map((row) => ({ ...row, claimedUntil: new Date(now.getTime() + CLAIM_MS) })),
    );

/** Releases the claim of a process that is shutting down, so that others can deliver. */
export async function handBack(
  em: EntityManager,
  { id, claimedUntil }: ClaimedDelivery,
): Promise<void> {
  await em.nativeUpdate(WebhookDelivery, { id, claimedUntil }, { claimedUntil: null });
}
