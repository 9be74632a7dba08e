import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import { reconcileStock } from '../../src/inventory/reconcile-stock.ts';
import { verifyAudit } from '../../src/audit/verify-audit.ts';
import type { StockedShop } from '../../load/scene.ts';
import { requireEventsOfMoves } from '../require-events-of-moves.ts';
import { requireDocumentsForMoney, requireNumbersInARow } from '../invoices-add-up.ts';
import { requireMoney, requireRefunds, requireUnits } from '../sale-property/invariants.ts';

interface Chaos {
  shop: StockedShop;
  people: readonly { client: { account: { id: string } } }[];
  /** Initial number of units of each item. */
  initial: number;
}

/** Checks money, stock, labels, emails and events, in the database and at the provider. */
export async function requireAll({ shop, people, initial }: Chaos): Promise<void> {
  const { orm, sandbox } = shop;
  const sessions = await sandbox.recorded<{ id: string }>('/stripe/control/sessions');
  const ids = sessions.map(({ id }) => id);
  const sales = {
    shop: { orm, recorded: sandbox.recorded },
    buyers: people.map(({ client }) => ({ shopper: client, sessions: ids })),
    items: shop.items.map(({ itemId }) => ({ itemId, digital: false, initial })),
  };
  await requireUnits(sales);
  expect(await reconcileStock(shop, { repair: false }), 'the ledger').toEqual([]);
  await requireMoney(sales);
  await requireRefunds(sales);
  await requireDocumentsForMoney(shop);
  await requireNumbersInARow(shop);
  await requireLabels(shop);
  await requireMails(shop);
  await requireEventsOfMoves(shop);
  const { broken } = await verifyAudit(orm.em, {
    keys: shop.config.auditSealKeys,
    now: shop.now(),
  });
  expect(broken, 'the audit').toBeNull();
}

/** Asserts that each label the carrier sold is recorded and that no order has two. */
async function requireLabels({ orm, sandbox }: StockedShop): Promise<void> {
  const sold = await sandbox.recorded<{ id: string }>('/easypost/control/labels');
  const saved = await query<{ id: string; order: string }>(
    orm.em.fork(),
    'select shipment_id as id, order_id as "order" from order_labels',
  );
  expect(saved.map(({ id }) => id).toSorted(), 'labels').toEqual(
    sold.map(({ id }) => id).toSorted(),
  );
  expect(new Set(saved.map(({ order }) => order)).size, 'orders with a label').toBe(saved.length);
}

/**
 * Asserts that every customer received a confirmation for each payment. Mail servers may deliver it
 * more than once.
 */
async function requireMails({ orm, sandbox }: StockedShop): Promise<void> {
  const paid = await query<{ email: string; payments: number }>(
    orm.em.fork(),
    `select u.email, count(*)::int as payments
       from payments p join users u on u.id = p.user_id group by u.email`,
  );
  const mails = await sandbox.recorded<{ to: unknown; subject: string; text: string }>(
    '/mail/messages',
  );
  const confirmations = mails.filter(({ subject }) => subject.endsWith('order is confirmed'));
  for (const { email, payments } of paid) {
    const received = confirmations.filter(({ to }) => JSON.stringify(to).includes(email));
    const different = new Set(received.map(({ text }) => text)).size;
    expect(different, `confirmations mailed to ${email}`).toBe(payments);
  }
}
