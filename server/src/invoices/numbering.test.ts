import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';
import { Invoice } from './invoice.entity.ts';
import { issueDocument } from './issue-document.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const numbers = async () =>
  (
    await query<{ sequence: number }>(
      shop.orm.em.fork(),
      `select sequence from invoices where series = 'INV' order by sequence`,
    )
  ).map(({ sequence }) => sequence);

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('fifty simultaneous payments are numbered from 1 to 50', async () => {
  const item = await makeItem(shop, { onHand: 50 });
  const crowd = await makeCrowd(shop, 50);
  const sessions: string[] = [];
  for (const shopper of crowd) {
    await shopper.add(item);
    sessions.push(await shopper.payable());
  }
  await Promise.all(
    sessions.map((session) =>
      shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' }),
    ),
  );
  await eventually(async () => expect(await numbers()).toEqual(upTo(50)), 60_000);
}, 120_000);

it('a number that was rolled back is used for the next document', async () => {
  const em = shop.orm.em.fork();
  const last = (await numbers()).length;
  const [first] = await em.find(Invoice, { kind: 'INVOICE' }, { limit: 1, populate: ['payment'] });
  if (!first) throw new Error('nothing was sold');
  const { userId, document, payment } = first;
  const issue = { draft: { ...document, kind: 'CANCELLATION' as const }, userId, at: new Date() };
  const rolledBack = shop.orm.em.fork().transactional(async (tx) => {
    const refund = { id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071', orderId: null };
    await issueDocument(tx, { ...issue, paymentId: payment.id, refund });
    throw new Error('something went wrong');
  });
  await expect(rolledBack).rejects.toThrow('something went wrong');
  expect(await numbers()).toEqual(upTo(last));
  await shop.orm.em.fork().transactional(async (tx) => {
    const refund = { id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072', orderId: null };
    await issueDocument(tx, { ...issue, paymentId: payment.id, refund });
  });
  expect(await numbers()).toEqual(upTo(last + 1));
});
