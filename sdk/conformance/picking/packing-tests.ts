import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, type OrderKey } from '../makers/sale.ts';

export function packingTests(shop: () => ConformingShop): void {
  const packer = () => shop().signedIn('warehouse');
  const staff = async () => (await administratorOf(shop())).shop;
  const at = ({ orderId }: { orderId: string }) => ({ params: { path: { orderId } } });

  const pack = ({ shop: client }: SignedIn, key: OrderKey, code: string, scanId = newScan()) =>
    replyOf(
      client.POST('/api/admin/packing/{orderId}', {
        ...at(key),
        body: { scanId, code },
        ...asJson,
      }),
    );
  const newScan = () => crypto.randomUUID();

  async function pickedSale(quantity = 2) {
    const sale = await makeSale(shop(), { quantity, inventory: 20 });
    await moveTo(await staff(), sale.key, 'PICKED');
    return { ...sale, code: sale.item.catalogItemId };
  }

  async function audited({ orderId }: OrderKey) {
    const params = listQuery({ filter: { subject: `order ${orderId}` } });
    return replyOf((await staff()).GET('/api/admin/audit', { params }));
  }

  async function label(key: OrderKey) {
    return replyOf((await staff()).POST('/api/orderManager/buy/label', { body: key }));
  }

  it('is found by the barcode of its slip, with the contents of its parcel', async () => {
    const [kim, { key, item }] = [await packer(), await pickedSale()];
    const code = { orderId: key.orderId.slice(0, 8).toUpperCase() };
    const { packing } = await replyOf(kim.shop.GET('/api/admin/packing/{orderId}', at(code)));
    const { catalogItemId, title } = item;
    expect(packing).toMatchObject({ ...key, state: 'none', required: false });
    expect(packing?.lines).toMatchObject([{ catalogItemId, title, quantity: 2, packed: 0 }]);
    const listed = await replyOf(kim.shop.GET('/api/admin/packing'));
    const { orderId } = key;
    expect(listed).toContainEqual(
      expect.objectContaining({ orderId, state: 'none', units: 2, packed: 0 }),
    );
  });

  it('must be completed before a label is bought, once it has begun', async () => {
    const [kim, { key, code, item }] = [await packer(), await pickedSale()];
    const scanId = newScan();
    const first = await pack(kim, key, code.toUpperCase(), scanId);
    expect(first).toMatchObject({
      Status: 'SUCCESS',
      Reason: `1 of 2: ${item.title}`,
      packing: { state: 'begun', lines: [{ packed: 1 }] },
    });
    expect(await pack(kim, key, code, scanId)).toEqual(first);
    expect(await label(key)).toMatchObject({ Status: 'ERROR', code: 'NOT_PACKED' });
    expect(await pack(kim, key, `${item.catalogId}/${code}`)).toMatchObject({
      Reason: 'Everything is packed. You can buy the label.',
      packing: { state: 'complete', lines: [{ packed: 2 }] },
    });
    expect(await pack(kim, key, code)).toMatchObject({
      Status: 'ERROR',
      code: 'ONE_TOO_MANY',
      packing: { state: 'complete' },
    });
    expect(await label(key)).toMatchObject({ Status: 'SUCCESS' });
    const { Status, code: why, packing } = await pack(kim, key, code);
    expect({ Status, why, packing }).toEqual({
      Status: 'ERROR',
      why: 'ALREADY_SHIPPED',
      packing: null,
    });
  });

  it('counts nothing that does not belong to the order', async () => {
    const [kim, { key }] = [await packer(), await pickedSale()];
    expect(await pack(kim, key, 'another-thing')).toMatchObject({
      Status: 'ERROR',
      code: 'WRONG_ITEM',
      packing: { state: 'none' },
    });
    expect(await label(key)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is reset when the order goes back, or on request', async () => {
    const [kim, { key, code }] = [await packer(), await pickedSale()];
    const restart = () => replyOf(kim.shop.DELETE('/api/admin/packing/{orderId}', at(key)));
    expect(await restart()).toMatchObject({ Status: 'SUCCESS', packing: { state: 'none' } });
    await pack(kim, key, code);
    expect(await restart()).toMatchObject({
      Status: 'SUCCESS',
      packing: { state: 'begun', lines: [{ packed: 0 }] },
    });
    await pack(kim, key, code);
    await moveTo(await staff(), key, 'PROCESSING');
    expect(await pack(kim, key, code)).toMatchObject({ Status: 'ERROR', code: 'NOT_PICKED' });
    await moveTo(await staff(), key, 'PICKED');
    expect(await pack(kim, key, code)).toMatchObject({ packing: { lines: [{ packed: 1 }] } });
  });

  it('can only be overridden by administrators, with a reason', async () => {
    const [kim, { key, code }] = [await packer(), await pickedSale()];
    await pack(kim, key, code);
    const overrule = ({ shop: client }: Pick<SignedIn, 'shop'>) =>
      replyOf(
        client.POST('/api/admin/packing/{orderId}/overrule', {
          ...at(key),
          body: { reason: 'The label came off.' },
          ...asJson,
        }),
      );
    expect(await rejectionOf(overrule(kim))).toMatchObject({ status: 403 });
    expect(await overrule({ shop: await staff() })).toMatchObject({
      Status: 'SUCCESS',
      packing: { state: 'overruled', lines: [{ packed: 1 }] },
    });
    expect(await label(key)).toMatchObject({ Status: 'SUCCESS' });
    const { userId } = await administratorOf(shop());
    expect(await audited(key)).toContainEqual(
      expect.objectContaining({
        actorId: userId,
        action: 'packing.overrule',
        before: { packing: 'begun' },
        after: { packing: 'overruled', reason: 'The label came off.' },
      }),
    );
  });
}
