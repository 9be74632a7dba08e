import type Stripe from 'stripe';
import { z } from 'zod';
import { lockUser } from '../../src/identity/lock-user.ts';
import { newId } from '../../src/database/base.ts';
import { query } from '../../src/database/query.ts';
import { deriveEntitlements } from '../../src/entitlements/derive-entitlements.ts';
import { repairEntitlements } from '../../src/entitlements/repair-entitlements.ts';
import { grantAccess } from '../../src/entitlements/staff/grant-access.ts';
import { withdrawGrant } from '../../src/entitlements/staff/withdraw-grant.ts';
import { editOrder } from '../../src/orders/staff/edit-order.ts';
import { recordDispute } from '../../src/orders/record-dispute.ts';
import { settleRefund } from '../../src/orders/refunds/settle-refund.ts';
import { makeOrder } from '../factories/order.ts';
import type { Command } from './commands.ts';
import { derive, type Purchase, type Scene } from './scene.ts';

const CENTS = 9_000;
const DAY_MS = 86_400_000;

/** Records the fact with the function that the shop uses. A rejection is fine, an error throws. */
export async function perform(scene: Scene, command: Command): Promise<void> {
  const { shop, person, purchases } = scene;
  switch (command.does) {
    case 'pay':
      return pay(scene, command.item);
    case 'refund in the dashboard':
      return refund(scene, command);
    case 'refund by staff':
      return refundByStaff(scene, pick(purchases, command.which));
    case 'dispute':
      return dispute(scene, pick(purchases, command.which), command.status);
    case 'subscription':
      return subscribe(scene, command);
    case 'grant': {
      const { catalogId, itemId: catalogItemId } = itemAt(scene, command.item);
      const last = new Date(shop.now().getTime() + command.days * DAY_MS);
      const form = {
        catalogId,
        catalogItemId,
        note: 'Given in a test',
        ...(command.days > 0 && { until: last.toISOString().slice(0, 10) }),
      };
      await grantAccess(staffCall(scene), person.id, form);
      return;
    }
    case 'withdraw': {
      const grants = await entitlementsFromGrants(scene);
      const id = pick(grants, command.which);
      if (id !== undefined) await withdrawGrant(staffCall(scene), id);
      return;
    }
    case 'derive again':
      return derive(scene);
    case 'heal':
      await repairEntitlements(shop.services);
  }
}

const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[which % Math.max(all.length, 1)];

function itemAt({ items }: Scene, at: number) {
  const item = items[at];
  if (!item) throw new Error(`no item ${at}`);
  return item;
}

async function pay(scene: Scene, item: number): Promise<void> {
  const { shop, person, purchases } = scene;
  const orderId = await makeOrder(shop, {
    userId: person.id,
    shippingGroup: 'DIGITAL',
    orderState: 'SHIPPED',
    totalCents: CENTS,
    lines: [{ ...itemAt(scene, item), unitPriceCents: CENTS }],
  });
  const [payment] = await query<{ intent: string }>(
    shop.orm.em.fork(),
    `select p.payment_intent_id as intent
       from payments p join orders o on o.payment_id = p.id where o.id = $1`,
    [orderId],
  );
  purchases.push({ orderId, intent: payment?.intent ?? '', cents: CENTS });
  await derive(scene);
}

/**
 * Applies a refund as the provider reports it: the same refund may be repeated or have another
 * status.
 */
async function refund(
  { shop, purchases }: Scene,
  { which, share, status }: Extract<Command, { does: 'refund in the dashboard' }>,
): Promise<void> {
  const purchase = pick(purchases, which);
  if (!purchase) return;
  const amount = [CENTS / 3, (CENTS * 2) / 3, CENTS][share];
  const reported = z.custom<Stripe.Refund>().parse({
    id: `re_${purchase.orderId}_${share}`,
    amount,
    status,
    created: Math.floor(shop.now().getTime() / 1_000),
    payment_intent: purchase.intent,
    metadata: {},
  });
  await settleRefund(shop.services, reported);
}

async function refundByStaff(
  { shop, person, staff }: Scene,
  purchase: Purchase | undefined,
): Promise<void> {
  if (!purchase) return;
  const em = shop.orm.em.fork();
  const [row] = await query<{ customerId: string }>(
    em,
    'select provider_customer_id as "customerId" from users where id = $1',
    [person.id],
  );
  await editOrder(shop.services, {
    orderId: purchase.orderId,
    customerId: row?.customerId ?? '',
    to: 'REFUNDED',
    actor: staff,
    user: { extended: true, warehouse: false, roles: [] },
    requestId: 'a test',
  });
}

async function dispute(
  { shop }: Scene,
  purchase: Purchase | undefined,
  status: string,
): Promise<void> {
  if (!purchase) return;
  const reported = z.custom<Stripe.Dispute>().parse({
    id: `dp_${purchase.orderId}`,
    amount: purchase.cents,
    reason: 'fraudulent',
    status,
    created: Math.floor(shop.now().getTime() / 1_000),
    payment_intent: purchase.intent,
    charge: 'ch_none',
  });
  await recordDispute(shop.services, reported);
}

const closedBy: Record<string, string | null> = {
  paid: null,
  lapsed: null,
  due: 'PAYMENT_DUE',
  refunded: 'REFUNDED',
  disputed: 'DISPUTED',
  ended: 'ENDED',
};

/** Updates a subscription as the provider's events do. There are two, each in its own group. */
async function subscribe(
  scene: Scene,
  { which, item, standing }: Extract<Command, { does: 'subscription' }>,
): Promise<void> {
  const { shop, person } = scene;
  const { itemId } = itemAt(scene, item);
  const group = itemAt(scene, which % 2).catalogId;
  const catalogId = itemAt(scene, item).catalogId;
  const closed = closedBy[standing] ?? null;
  const end = new Date(shop.now().getTime() + (standing === 'lapsed' ? -DAY_MS : 30 * DAY_MS));
  await shop.orm.em.fork().transactional(async (tx) => {
    await lockUser(tx, person.id);
    await query(
      tx,
      `insert into subscriptions (id, user_id, provider_id, customer_id, catalog_id, item_id, status,
         current_period_end, access_until, closed_because, ended_at, created_at, read_at)
       values ($1, $2, $3, 'cus_1', $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp())
       on conflict (provider_id) do update
         set catalog_id = excluded.catalog_id, item_id = excluded.item_id,
             status = excluded.status, access_until = excluded.access_until,
             closed_because = excluded.closed_because, ended_at = excluded.ended_at`,
      [
        newId(),
        person.id,
        `sub_${person.id}_${group}`,
        catalogId,
        itemId,
        standing,
        end,
        closed === null ? end : null,
        closed,
        // An active subscription would have to be the only one in its group.
        shop.now(),
        shop.now(),
      ],
    );
    await deriveEntitlements(tx, shop.services, person.id);
  });
}

function staffCall({ shop, staff }: Scene) {
  const { services, orm } = shop;
  return { em: orm.em.fork(), services, user: staff, requestId: 'a test', now: shop.now() };
}

async function entitlementsFromGrants({ shop, person }: Scene): Promise<string[]> {
  const rows = await query<{ id: string }>(
    shop.orm.em.fork(),
    `select id from entitlements where user_id = $1 and source = 'GRANT' order by id`,
    [person.id],
  );
  return rows.map(({ id }) => id);
}
