import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { asOrderManager, type OrderManager } from '../../test/order-manager.ts';
import type { TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';
import { shopWith, type ShopWithStore } from '../media/fixtures/stores.ts';
import { sendFile } from './fixtures/send-file.ts';
import { boughtLine, makePlans, payFor, sellPlans, type SoldPlans } from './fixtures/sold-plans.ts';

let opened: ShopWithStore;
let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  opened = await shopWith('a folder');
  ({ shop } = opened);
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => opened.close());
afterEach(async () => {
  await shop.control('/stripe/control/webhooks', {});
});

const keyPattern = /^SPDL(-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

async function sold(): Promise<SoldPlans> {
  const item = await makePlans(shop);
  await sendFile(staff, item);
  return sellPlans(shop, item);
}

const becomes = (sale: SoldPlans, access: 'OPEN' | 'CLOSED') =>
  eventually(async () => {
    const line = await boughtLine(sale);
    expect(line.access).toBe(access);
    return line;
  });

async function asStaffSee({ shopper }: SoldPlans) {
  const [order] = await staff.ordersOf(shopper.account.email);
  if (!order) throw new Error('staff do not see the order');
  return order;
}

describe('a purchase', () => {
  it('comes with its files and its own license key', async () => {
    const sale = await sold();
    const line = await becomes(sale, 'OPEN');
    expect(line.downloads).toMatchObject([
      { attributeId: 'download', title: 'mill-600.zip', size: 8 },
    ]);
    expect(line.licenceKeys).toEqual([
      {
        attributeId: 'license',
        title: 'Personal use, one machine',
        key: expect.stringMatching(keyPattern),
      },
    ]);
    const other = await becomes(await sellPlans(shop, sale.item), 'OPEN');
    expect(other.licenceKeys[0]?.key).not.toBe(line.licenceKeys[0]?.key);
  });

  it('is shown on the page after payment, even before any event', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makePlans(shop);
    await sendFile(staff, item);
    const shopper = await payFor(shop, item);
    const [order] = await shopper.completed();
    expect(order?.items[0]).toMatchObject({ access: 'OPEN', licenceKeys: [{}], downloads: [{}] });
    expect(await shopper.orders()).toMatchObject([{ items: [{ access: 'OPEN' }] }]);
  });

  it('shows that a file is missing, and no access for a parcel', async () => {
    const line = await becomes(await sellPlans(shop, await makePlans(shop)), 'OPEN');
    expect(line.downloads).toEqual([
      {
        attributeId: 'download',
        title: 'mill-600.zip',
        description: null,
        size: null,
        url: null,
        expiresAt: null,
      },
    ]);
    const parcel = await boughtLine(await sellPlans(shop, await makeItem(shop)));
    expect(parcel).toMatchObject({ access: null, downloads: [], licenceKeys: [] });
  });

  it('can appear in the copy of an order with a requested return', async () => {
    const { shopper, order } = await sold();
    const reply = await shopper.sendBack(order, [1]);
    expect(reply).toMatchObject({ Status: 'ERROR', Reason: "Digital items can't be returned." });
  });

  it('needs no additional statement in the list', async () => {
    const { shopper } = await sold();
    await eventually(async () => {
      expect(await mailsTo(shop, shopper.account.email)).toHaveLength(1);
    });
    const { statements, result } = await countStatements(shop.orm, () => shopper.orders());
    expect(result[0]?.items[0]?.licenceKeys).toHaveLength(1);
    expect(statements.filter((text) => /sessions|orders|entitlements/.test(text))).toHaveLength(2);
  });
});

describe('the confirmation', () => {
  it('contains links and keys, in HTML and in text', async () => {
    const sale = await sold();
    const { licenceKeys } = await becomes(sale, 'OPEN');
    const mail = await eventually(async () => {
      const [first] = await mailsTo(shop, sale.shopper.account.email);
      if (!first) throw new Error('no mail');
      return first;
    });
    const key = licenceKeys[0]?.key ?? 'none';
    expect(mail.text).toContain(key);
    expect(mail.html).toContain(key);
    const [link = ''] = /http\S+\/assets\/downloads\/\S+/.exec(mail.text) ?? [];
    expect(mail.html).toContain(link);
    expect(await (await fetch(link)).text()).toBe('drawings');
  });

  it('contains no links or keys for a parcel', async () => {
    const sale = await sellPlans(shop, await makeItem(shop));
    const [mail] = await eventually(async () => {
      const mails = await mailsTo(shop, sale.shopper.account.email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).not.toMatch(/download|license/i);
  });
});

describe('access to a purchase is closed', () => {
  it('when its order is refunded, and the email says so', async () => {
    const sale = await sold();
    await staff.edit(await asStaffSee(sale), 'REFUNDED');
    expect(await boughtLine(sale)).toMatchObject({
      access: 'CLOSED',
      downloads: [],
      licenceKeys: [],
    });
    await eventually(async () => {
      const mails = await mailsTo(shop, sale.shopper.account.email);
      const refund = mails.find(({ subject }) => subject.startsWith('Your refund'));
      expect(refund?.text).toContain('The downloads are no longer available');
      expect(refund?.html).toContain('the license keys no longer work');
    });
  });

  it('per line: lines that were not refunded stay open, even if they cost nothing', async () => {
    for (const priceCents of [4_900, 0]) {
      const [saved, back] = [await makePlans(shop, 'Kept'), await makePlans(shop, 'Refunded')];
      const [shopper] = await makeCrowd(shop, 1);
      if (!shopper) throw new Error('nobody came');
      await shop.services.snapshot.refresh();
      for (const item of [saved, back]) await shopper.add(item);
      const session = await shopper.payable();
      await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
      const { orderId } = await onlyOrder(shopper);
      if (priceCents === 0) {
        const em = shop.orm.em.fork();
        const free = 'set gross_cents = 0, tax_cents = 0, discount_cents = unit_price_cents';
        await query(em, `update order_lines ${free} where order_id = $1`, [orderId]);
      }
      const lines = [{ catalogId: back.catalogId, catalogItemId: back.itemId, quantity: 1 }];
      expect(await staff.refund({ orderId }, { lines })).toMatchObject({ Status: 'SUCCESS' });
      const { items } = await onlyOrder(shopper);
      const open = items.filter(({ access }) => access === 'OPEN');
      expect(open.map(({ catalogItemId }) => catalogItemId)).toEqual([saved.itemId]);
    }
  });

  it("by a full refund in the provider's dashboard, not by a partial one", async () => {
    const sale = await sold();
    const { paymentIntentId: payment_intent, total } = sale.order;
    await shop.control('/stripe/control/refunds', { payment_intent, amount: 100 });
    await eventually(async () => {
      expect(await asStaffSee(sale)).toMatchObject({ total_refunded: 100 });
    });
    await becomes(sale, 'OPEN');
    await shop.control('/stripe/control/refunds', { payment_intent, amount: total - 100 });
    await becomes(sale, 'CLOSED');
  });

  it('while the payment is disputed, and reopens with the same key when the dispute is won', async () => {
    const sale = await sold();
    const { licenceKeys } = await becomes(sale, 'OPEN');
    const { paymentIntentId: payment_intent } = sale.order;
    await shop.control('/stripe/control/disputes', { payment_intent });
    await becomes(sale, 'CLOSED');
    await decide(sale, 'won');
    expect(await becomes(sale, 'OPEN')).toMatchObject({ licenceKeys });
  });

  it('permanently when a dispute is lost', async () => {
    const sale = await sold();
    const { paymentIntentId: payment_intent } = sale.order;
    await shop.control('/stripe/control/disputes', { payment_intent });
    await becomes(sale, 'CLOSED');
    await decide(sale, 'lost');
    await eventually(async () => {
      expect((await asStaffSee(sale)).disputes).toMatchObject([{ status: 'lost' }]);
    });
    expect((await boughtLine(sale)).access).toBe('CLOSED');
  });

  async function decide(sale: SoldPlans, status: 'won' | 'lost') {
    const { disputes } = await eventually(async () => {
      const order = await asStaffSee(sale);
      expect(order.disputes).toHaveLength(1);
      return order;
    });
    await shop.control(`/stripe/control/disputes/${disputes[0]?.disputeId}`, { status });
  }
});

describe('the ledger of entitlements', () => {
  it('gets one entry per change and none without a change', async () => {
    const sale = await sold();
    await becomes(sale, 'OPEN');
    const { paymentIntentId: payment_intent } = sale.order;
    await shop.control('/stripe/control/refunds', { payment_intent, amount: 100 });
    await eventually(async () => {
      expect(await asStaffSee(sale)).toMatchObject({ total_refunded: 100 });
    });
    await staff.edit(await asStaffSee(sale), 'REFUNDED');
    await eventually(async () => {
      expect(await asStaffSee(sale)).toMatchObject({ refunded: true });
    });
    const entries = await query(
      shop.orm.em.fork(),
      `select source, closed_because as "closedBecause" from entitlement_entries
        where user_id = $1 order by at`,
      [sale.shopper.account.id],
    );
    expect(entries).toEqual([
      { source: 'ORDER', closedBecause: null },
      { source: 'ORDER', closedBecause: 'REFUNDED' },
    ]);
  });

  it('rejects changes', async () => {
    await sold();
    const em = shop.orm.em.fork();
    await expect(query(em, 'update entitlement_entries set at = at')).rejects.toThrow('additions');
    await expect(query(em, 'delete from entitlement_entries')).rejects.toThrow('additions');
  });
});
