import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { boughtLabels } from '../fixtures/bought-labels.ts';
import { fetchRates } from '../fixtures/label-rates.ts';
import {
  abroad,
  clickBuy,
  pickedOrder,
  readOrder,
  type PickedOrder,
} from '../fixtures/picked-order.ts';
import { clickVoid } from '../fixtures/void-label.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({
    env: {
      COMPANY_NAME: 'Chips & Coolant',
      COMPANY_PHONE: '+1 415 555 0142',
      CUSTOMS_SIGNER: 'Ada Park',
    },
  });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const shipping = { ...abroad, company: 'Vogt GmbH', phone: '+49 228 5550142' };
const customs = { hsCode: '8501.52.4000', origin: 'CN' };
const itn = 'X20261123123456';

async function tell({ orderId }: PickedOrder, body: object) {
  const reply = await staff.send('PUT', `/api/admin/orders/${orderId}/customs`, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: reply.status, body: reply.body };
}

it('an international parcel includes its customs form, with the weight and the price paid without tax', async () => {
  const order = await pickedOrder(shop, { shipping, customs, ounces: 20.5 });
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  const [label] = await boughtLabels(shop, order);
  expect(label).toMatchObject({
    parcel: { weight: 41 },
    to_address: {
      name: 'Änne Vogt',
      company: 'Vogt GmbH',
      phone: '+49 228 5550142',
      country: 'DE',
    },
    from_address: { company: 'Chips & Coolant', phone: '+1 415 555 0142' },
    customs_info: {
      contents_type: 'merchandise',
      customs_certify: true,
      customs_signer: 'Ada Park',
      eel_pfc: 'NOEEI 30.37(a)',
      customs_items: [
        {
          description: 'ER20 spindle',
          quantity: 2,
          weight: 41,
          value: '380.00',
          hs_tariff_number: '8501.52.4000',
          origin_country: 'CN',
        },
      ],
    },
  });
  const { customsFormUrl } = await readOrder(shop, order);
  expect(customsFormUrl).toContain('/easypost/files/form/');
});

it('voiding a label removes its customs form', async () => {
  const order = await pickedOrder(shop, { shipping, customs });
  await clickBuy(staff, order);
  const { trackingNumber } = await readOrder(shop, order);
  expect(await clickVoid(staff, order, trackingNumber ?? '')).toMatchObject({ Status: 'SUCCESS' });
  expect(await readOrder(shop, order)).toMatchObject({ labelUrl: null, customsFormUrl: null });
});

it('a domestic parcel has no customs form', async () => {
  const order = await pickedOrder(shop);
  await clickBuy(staff, order);
  expect(await boughtLabels(shop, order)).toMatchObject([{ customs_info: null, forms: [] }]);
  expect(await readOrder(shop, order)).toMatchObject({ customsFormUrl: null });
});

it('an item without customs data is not shipped abroad, and the message names it', async () => {
  const order = await pickedOrder(shop, { shipping, customs: { hsCode: '850152' } });
  const blamed = {
    Status: 'ERROR',
    code: 'CUSTOMS_DATA_MISSING',
    catalogId: order.item.catalogId,
    catalogItemId: order.item.itemId,
    Reason:
      "ER20 spindle is missing its country of origin, which customs requires. Complete the item's attributes, then try again.",
  };
  const form = { orderId: order.orderId, customerId: order.customerId };
  expect((await staff.post('/api/orderManager/buy/label', form)).body).toMatchObject(blamed);
  expect(await fetchRates(staff, order)).toMatchObject({ Status: 'ERROR', Reason: blamed.Reason });
  expect(await boughtLabels(shop, order)).toEqual([]);
  // a disabled item is still declared
  await query(
    shop.orm.em.fork(),
    `with origin as (
       insert into item_attributes (catalog_id, item_id, attribute_id, type, value)
       values ($1, $2, 'origin', 'ORIGIN', 'CN'))
     update catalog_items set enabled = false where catalog_id = $1 and item_id = $2`,
    [order.item.catalogId, order.item.itemId],
  );
  await shop.services.snapshot.refresh();
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
});

it('more than 2,500 dollars of one code requires an export filing', async () => {
  const paid = { grossCents: 270_001, taxCents: 20_000 };
  const order = await pickedOrder(shop, { shipping, customs, paid });
  expect(await clickBuy(staff, order)).toMatchObject({
    Status: 'ERROR',
    Reason: expect.stringContaining('8501.52.4000 are worth $2,500.01'),
  });
  expect(await tell(order, { itn: 'X2026' })).toMatchObject({
    status: 400,
    body: { Errors: [{ path: 'itn', message: expect.stringContaining('14 digits') }] },
  });
  expect(await tell(order, { itn: `aes ${itn}` })).toMatchObject({
    status: 200,
    body: { Status: 'SUCCESS' },
  });
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  expect(await boughtLabels(shop, order)).toMatchObject([
    { customs_info: { eel_pfc: `AES ${itn}`, customs_items: [{ value: '2500.01' }] } },
  ]);
  expect(await tell(order, { itn: null })).toMatchObject({ body: { code: 'ALREADY_SHIPPED' } });
});

it('an international parcel needs a phone number, and staff are told to ask for it', async () => {
  const order = await pickedOrder(shop, { shipping: abroad, customs });
  expect(await clickBuy(staff, order)).toMatchObject({
    Status: 'ERROR',
    Reason: expect.stringMatching(/^The carrier needs the recipient's phone number/),
  });
  expect((await staff.get(`/api/admin/orders/${order.orderId}/customs`)).body).toMatchObject({
    Status: 'ERROR',
    code: 'PHONE_NEEDED',
    abroad: true,
    items: [{ amount: 38_000, ounces: 32, hsCode: '8501.52.4000' }],
  });
  await tell(order, { phone: '+49 228 5550142' });
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  const { shipping: saved } = await readOrder(shop, order);
  expect(saved).toEqual({ ...abroad, phone: '+49 228 5550142' });
});

it.each([
  ['is digital', { shippingGroup: 'DIGITAL' }, 'DIGITAL_ORDER'],
  ['was canceled', { orderState: 'CANCELLED' as const }, 'ORDER_CANCELLED'],
  ['was refunded', { orderState: 'REFUNDED' as const }, 'ORDER_REFUNDED'],
])('nothing is shown for an order that %s', async (_name, options, code) => {
  const order = await pickedOrder(shop, options);
  expect(await tell(order, { itn })).toMatchObject({ body: { Status: 'ERROR', code } });
  expect(await readOrder(shop, order)).toMatchObject({ itn: null });
});

it('nothing is shown for an order that does not exist', async () => {
  const nowhere = '/api/admin/orders/00000000-0000-4000-8000-000000000000/customs';
  expect((await staff.get(nowhere)).status).toBe(404);
});
