import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeItem } from '../makers/make-item.ts';
import { declared } from '../makers/customs.ts';
import { addUnits, buy, saveAddress, newShopper, shopperAddress } from '../makers/shopper.ts';

type Request = BodyOf<'quoteShipping'>;

const nextDoor = { country: 'US', zip: '94104' };
const nothing = { quoteId: null, validUntil: null, shipBy: null, options: [] };
const nobody = { catalogId: null, catalogItemId: null };
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

const ask = async (client: ShopClient, body: Request) =>
  client.POST('/api/shipping/quote', { body, ...asJson });
const quote = (client: ShopClient, body: Request) => replyOf(ask(client, body));
const weighing = (value: string) => ({
  attributeId: 'weight',
  type: 'WEIGHT' as const,
  value,
});
const units = ({ catalogId, catalogItemId }: { catalogId: string; catalogItemId: string }) => [
  { catalogId, catalogItemId, quantity: 2 },
];

export function quotesConform(shop: () => ConformingShop): void {
  describe('shipping costs', () => {
    it('are quoted to visitors by weight and destination', async () => {
      const item = await makeItem(shop(), { attributes: [...declared, weighing('16')] });
      const items = units(item);
      const visitor = shop().visitor();
      expect(await quote(visitor, { ...nextDoor, items })).toEqual({
        Status: 'SUCCESS',
        Reason: 'Shipping costs for this address.',
        quoteId: expect.any(String),
        validUntil: expect.any(String),
        shipBy: day,
        options: [
          {
            service: 'Standard',
            amount: 565,
            carrier: 'USPS Ground Advantage',
            deliverBy: day,
            estimated: false,
          },
          {
            service: 'Express',
            amount: 650,
            carrier: 'USPS Priority',
            deliverBy: day,
            estimated: false,
          },
        ],
        ...nobody,
      });
      const abroad = await quote(visitor, { country: 'DE', zip: '', items });
      expect(abroad.options).toMatchObject([
        { carrier: 'USPS First Class Package International Service', amount: 2090 },
        { carrier: 'USPS Express Mail International', amount: 6730 },
      ]);
    });

    it('are the sum of the separate parcels, and zero without shipped items', async () => {
      const visitor = shop().visitor();
      const parcel = await makeItem(shop(), { attributes: [weighing('16')] });
      const freight = await makeItem(shop(), {
        attributes: [{ attributeId: 'way', type: 'SHIPPING', value: 'FREIGHT' }, weighing('16')],
      });
      const plans = await makeItem(shop(), { digital: true });
      const items = [...units(parcel), ...units(freight), ...units(plans)];
      const { options } = await quote(visitor, { ...nextDoor, items });
      expect(options).toMatchObject([
        { service: 'Standard', amount: 2 * 565, estimated: false },
        { service: 'Express', amount: 2 * 650, estimated: false },
      ]);
      expect(await quote(visitor, { ...nextDoor, items: units(plans) })).toEqual({
        Status: 'SUCCESS',
        Reason: 'No shipping needed.',
        ...nothing,
        ...nobody,
      });
    });

    it.each(['PARCEL', 'FREIGHT'])(
      'grow with each unit of %s, over as many parcels as necessary',
      async (group) => {
        const item = await makeItem(shop(), {
          attributes: [{ attributeId: 'way', type: 'SHIPPING', value: group }, weighing('224')],
        });
        const visitor = shop().visitor();
        const { catalogId, catalogItemId } = item;
        const amounts: number[] = [];
        for (const quantity of [1, 4, 5, 6, 10, 11, 16]) {
          const items = [{ catalogId, catalogItemId, quantity }];
          const { options } = await quote(visitor, { ...nextDoor, items });
          expect(options).toMatchObject([{ estimated: false }, { estimated: false }]);
          amounts.push(options[0]?.amount ?? 0);
        }
        const [, , five = 0, , ten] = amounts;
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        expect(ten).toBe(2 * five);
      },
    );

    it('use the specification "Weight", and an estimate without one', async () => {
      const spec = (value: string) => ({ attributeId: 'Weight', type: 'SPEC' as const, value });
      const heavy = await makeItem(shop(), { attributes: [spec('20 kg')] });
      const weighed = await makeItem(shop(), { attributes: [weighing('705.479')] });
      const unknown = await makeItem(shop(), { attributes: [spec('light')] });
      const optionsOf = async ({ catalogId, catalogItemId }: typeof heavy) => {
        const items = [{ catalogId, catalogItemId, quantity: 1 }];
        return (await quote(shop().visitor(), { ...nextDoor, items })).options;
      };
      expect(await optionsOf(heavy)).toEqual(await optionsOf(weighed));
      expect(await optionsOf(unknown)).toMatchObject([
        { carrier: 'USPS Ground Advantage', estimated: true },
        { estimated: true },
      ]);
    });

    it("are not quoted for a unit that fits no parcel, which can't be bought either", async () => {
      const item = await makeItem(shop(), {
        attributes: [
          { attributeId: 'way', type: 'SHIPPING', value: 'FREIGHT' },
          { attributeId: 'Weight', type: 'SPEC', value: '50 kg' },
        ],
      });
      const visitor = shop().visitor();
      const { catalogId, catalogItemId } = item;
      const blamed = {
        Status: 'ERROR',
        code: 'PARCEL_TOO_LARGE',
        Reason: 'Too heavy for one parcel. Reduce the quantity or contact us.',
        catalogId,
        catalogItemId,
      };
      const items = [{ catalogId, catalogItemId, quantity: 1 }];
      expect(await quote(visitor, { ...nextDoor, items })).toEqual({ ...nothing, ...blamed });
      const buyer = await newShopper(shop());
      await saveAddress(buyer, shopperAddress);
      await addUnits(buyer, item, 1);
      const start = await replyOf(buyer.shop.GET('/api/cart/checkout'));
      expect(start).toMatchObject({ ...blamed, RedirectUrl: null });
    });

    it('are quoted for US territories and military addresses only with customs data', async () => {
      const undeclared = units(await makeItem(shop(), { attributes: [weighing('16')] }));
      const known = units(await makeItem(shop(), { attributes: [...declared, weighing('16')] }));
      const places = [
        { country: 'US', zip: '09012' },
        { country: 'US', zip: '96910' },
        { country: 'US', zip: '00901' },
        { country: 'PR', zip: '00901' },
      ];
      for (const place of places) {
        const rejected = await quote(shop().visitor(), { ...place, items: undeclared });
        expect(rejected).toMatchObject({ code: 'CUSTOMS_DATA_MISSING', options: [] });
        const quoted = await quote(shop().visitor(), { ...place, items: known });
        expect(quoted).toMatchObject({ Status: 'SUCCESS' });
      }
    });

    it("say why they can't be quoted", async () => {
      const visitor = shop().visitor();
      const items = units(await makeItem(shop()));
      expect(await quote(visitor, { country: 'QQ', zip: '1', items })).toEqual({
        Status: 'ERROR',
        code: 'COUNTRY_NOT_SERVED',
        Reason: expect.stringContaining('could not be accepted'),
        Errors: [{ path: 'country', message: "We don't ship to QQ." }],
        ...nothing,
        ...nobody,
      });
      for (const country of ['CU', 'IR', 'KP', 'SY']) {
        const rejected = await quote(visitor, { country, zip: '1', items });
        expect(rejected).toMatchObject({ code: 'COUNTRY_NOT_SERVED', options: [] });
      }
      const wrong = [
        [nextDoor, 'items'],
        [{ ...nextDoor, items: [...items, ...items] }, 'items.1'],
        [{ ...nextDoor, items: units({ catalogId: 'none', catalogItemId: 'none' }) }, 'items.0'],
        [{ country: 'US', zip: '9410', items }, 'zip'],
        [{ ...nextDoor, items: Array.from({ length: 21 }, () => items).flat() }, 'items'],
      ] satisfies [Request, string][];
      for (const [body, path] of wrong) {
        const { response, error } = await ask(visitor, body);
        expect(response.status).toBe(400);
        expect(error).toMatchObject({ Errors: [{ path }] });
      }
    });

    it('are quoted for the cart, and charged', async () => {
      const buyer = await newShopper(shop());
      expect(await quote(buyer.shop, nextDoor)).toMatchObject({ code: 'CART_EMPTY' });
      const item = await makeItem(shop());
      await addUnits(buyer, item, 2);
      const summary = () => replyOf(buyer.shop.GET('/api/cart/summary'));
      expect(await summary()).toMatchObject({ shipping: null, total: 77_990 });
      const { options, quoteId } = await quote(buyer.shop, nextDoor);
      const standard = options[0]?.amount ?? 0;
      expect(await summary()).toMatchObject({ shipping: standard, total: 77_990 + standard });
      // another window gets the same quote with the same id, and can't use any other quote
      expect(await quote(buyer.shop, nextDoor)).toMatchObject({ quoteId });
      const by = (id: string) =>
        replyOf(buyer.shop.GET('/api/cart/checkout', { params: { query: { quoteId: id } } }));
      expect(await by(crypto.randomUUID())).toMatchObject({
        code: 'SHIPPING_CHANGED',
        quote: { quoteId, options },
      });
      expect(await by(quoteId ?? '')).toMatchObject({ Status: 'SUCCESS' });
      const { shop: staff } = await administratorOf(shop());
      const { catalogId, catalogItemId } = item;
      await replyOf(
        staff.PUT('/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}', {
          params: { path: { catalogId, catalogItemId, attributeId: 'weight' } },
          body: { type: 'WEIGHT', value: '480' },
        }),
      );
      const [order] = await buy(shop(), buyer, []);
      expect(order?.shippingPrice).toBe(options[0]?.amount);
    });

    it('of more than twenty lines are shown on the payment page', async () => {
      const buyer = await newShopper(shop());
      const first = await makeItem(shop());
      await addUnits(buyer, first);
      for (let more = 0; more < 20; more += 1) {
        await addUnits(buyer, await makeItem(shop(), { catalogId: first.catalogId }));
      }
      expect(await quote(buyer.shop, nextDoor)).toMatchObject({ code: 'TOO_MANY_LINES' });
    });
  });
}
