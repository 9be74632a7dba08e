import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, shopperAddress, type Shopper } from '../../test/shopper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const declared = [
  { attributeId: 'HS code', type: 'HS_CODE', value: '8467.29' },
  { attributeId: 'Origin', type: 'ORIGIN', value: 'US' },
] as const;
const berlin = {
  address: 'Unter den Linden 1',
  city: 'Berlin',
  state: 'Berlin',
  zip: '10117',
  country: 'DE',
};

/** Creates a customer with one spindle in the cart and this shipping address. */
async function buyerAt(address: Record<string, string>, save = {}): Promise<Shopper> {
  const buyer = await newShopper(shop);
  const item = await makeItem(shop, { onHand: 3, attributes: [...declared] });
  await shop.services.snapshot.refresh();
  await buyer.post('/api/cart/address', address);
  await buyer.post('/api/cart/address/save', save);
  await buyer.add(item);
  return buyer;
}

const readSession = (id: string) => shop.services.stripe.checkout.sessions.retrieve(id);
async function buy(buyer: Shopper, billing = {}) {
  const session = await buyer.payable();
  const page = await readSession(session);
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid', billing });
  return { page, order: await onlyOrder(buyer) };
}

describe('the recipient of an order', () => {
  it('gets the phone number from the payment page if a parcel goes abroad without one', async () => {
    const { page, order } = await buy(await buyerAt(berlin), { phone: '+49 30 901820' });
    expect(page.phone_number_collection).toEqual({ enabled: true });
    expect(order.shipping).toMatchObject({
      name: 'Ada Park',
      phone: '+49 30 901820',
      address: { line1: berlin.address, country: 'DE' },
    });
  });

  it('keeps the phone number of the address, which the page then does not ask for', async () => {
    const overrides = {
      ...berlin,
      name: 'Grace Moss',
      company: 'Moss Werkzeug',
      phone: '+49 30 5550142',
    };
    const { page, order } = await buy(await buyerAt({ ...overrides, address2: 'Hinterhaus' }), {
      phone: '+49 1',
    });
    expect(page.phone_number_collection).toEqual({ enabled: false });
    expect(order.shipping).toMatchObject({
      name: 'Grace Moss',
      company: 'Moss Werkzeug',
      phone: '+49 30 5550142',
      address: { line1: berlin.address, line2: 'Hinterhaus' },
    });
  });

  it('needs no phone number for a domestic parcel, and can keep their spelling of the address', async () => {
    const typed = { ...shopperAddress, address: '20 north main street' };
    const { page, order } = await buy(await buyerAt(typed, { asTyped: 'true' }));
    expect(page.phone_number_collection).toEqual({ enabled: false });
    expect(order.shipping).toEqual({
      name: 'Ada Park',
      address: expect.objectContaining({ line1: '20 north main street', line2: null }),
      asTyped: true,
      tracking_number: null,
    });
  });

  it('gets a new payment page when they change', async () => {
    const buyer = await buyerAt(shopperAddress);
    const first = await buyer.payable();
    await buyer.post('/api/cart/address', { ...shopperAddress, company: 'Moss Tools' });
    await buyer.post('/api/cart/address/save');
    expect(await buyer.payable()).not.toBe(first);
  });
});
