import { expect, it } from 'vitest';
import type { BodyOf } from '../contract/operation-types.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale } from './makers/sale.ts';

type Change = BodyOf<'tagOrder'>;

const orphaned = '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11';
const saved = 'Tags saved.';

export const remarksConformance = defineConformance(['remarks'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;

  async function tagCustomer(id: string, body: Change) {
    const params = { path: { id } };
    const call = (await staff()).POST('/api/admin/customers/{id}/tags', {
      params,
      body,
      ...asJson,
    });
    return replyOf(call);
  }

  async function tagOrder(id: string, body: Change) {
    const params = { path: { id } };
    return replyOf(
      (await staff()).POST('/api/admin/orders/{id}/tags', { params, body, ...asJson }),
    );
  }

  const customersWith = async (filter: object) =>
    replyOf((await staff()).GET('/api/admin/customers', { params: listQuery({ filter }) }));
  const ordersWith = async (filter: object) =>
    replyOf((await staff()).GET('/api/admin/orders', { params: listQuery({ filter }) }));

  it('a customer is found by their tags until they are removed', async () => {
    const { userId } = await shop().signedIn('customer');
    const word = crypto.randomUUID().slice(0, 8);
    const add = [` Call  ${word.toUpperCase()}`, 'vip'];
    const reply = await tagCustomer(userId, { add });
    const tags = [`call ${word}`, 'vip'];
    expect(reply).toEqual({ Status: 'SUCCESS', Reason: saved, tags });
    expect(await tagCustomer(userId, { add })).toEqual(reply);
    expect(await customersWith({ tag: `CALL ${word}` })).toMatchObject([{ id: userId, tags }]);
    expect(await tagCustomer(userId, { remove: add })).toMatchObject({ tags: [] });
    expect(await customersWith({ tag: `call ${word}` })).toEqual([]);
    expect(await customersWith({ id: userId })).toMatchObject([{ tags: [] }]);
  });

  it('an order is found by its tags', async () => {
    const { order } = await makeSale(shop());
    const { orderId } = order;
    const word = crypto.randomUUID().slice(0, 8);
    expect(await tagOrder(orderId, { add: [word] })).toMatchObject({ Status: 'SUCCESS' });
    expect(await ordersWith({ tag: word })).toMatchObject([{ id: orderId, tags: [word] }]);
    expect(await tagOrder(orderId, { remove: [word] })).toMatchObject({ Status: 'SUCCESS' });
    expect(await ordersWith({ tag: word })).toEqual([]);
  });

  it('a tag is suggested while it is in use, with what it is used for', async () => {
    const { userId } = await shop().signedIn('customer');
    const { orderId } = (await makeSale(shop())).order;
    const ofOrder = crypto.randomUUID().slice(0, 8);
    const ofCustomer = crypto.randomUUID().slice(0, 8);
    const inUse = async () => replyOf((await staff()).GET('/api/admin/tags'));
    await tagOrder(orderId, { add: [ofOrder] });
    await tagCustomer(userId, { add: [ofCustomer] });
    const { orders, customers } = await inUse();
    expect(orders).toContain(ofOrder);
    expect(orders).not.toContain(ofCustomer);
    expect(customers).toContain(ofCustomer);
    for (const tags of [orders, customers]) expect(tags).toEqual([...new Set(tags)].toSorted());
    await tagOrder(orderId, { remove: [ofOrder] });
    expect((await inUse()).orders).not.toContain(ofOrder);
  });

  it('a record has at most twenty tags', async () => {
    const { userId } = await shop().signedIn('customer');
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at + 10}`);
    expect(await tagCustomer(userId, { add: tags })).toMatchObject({ tags });
    expect(await tagCustomer(userId, { add: ['more'] })).toMatchObject({
      Status: 'ERROR',
      code: 'TOO_MANY_TAGS',
      tags,
    });
  });

  it('a note shows its author and time, newest first, until it is removed', async () => {
    const { userId } = await shop().signedIn('customer');
    const admin = await administratorOf(shop());
    const path = '/api/admin/customers/{id}/notes';
    const params = { path: { id: userId } };
    const write = (text: string) =>
      replyOf(admin.shop.POST(path, { params, body: { text }, ...asJson }));
    const read = () => replyOf(admin.shop.GET(path, { params }));
    const first = await write(' Call them.\r\nAfter six. ');
    expect(first).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Note saved.',
      Note: { text: 'Call them.\nAfter six.', author: expect.stringContaining('@') },
    });
    const second = await write('Called.');
    expect(await read()).toEqual([second.Note, first.Note]);
    expect(await customersWith({ id: userId })).toMatchObject([{ noteCount: 2 }]);
    const gone = { params: { path: { id: first.Note?.id ?? '' } } };
    const remove = () => replyOf(admin.shop.DELETE('/api/admin/notes/{id}', gone));
    expect(await remove()).toEqual({ Status: 'SUCCESS', Reason: 'Note removed.' });
    expect(await read()).toEqual([second.Note]);
    expect(await rejectionOf(remove())).toMatchObject({
      status: 404,
      message: 'Note not found.',
    });
  });

  it('an order has its own notes, at most a hundred', async () => {
    const { orderId } = (await makeSale(shop())).order;
    const admin = await staff();
    const params = { path: { id: orderId } };
    const path = '/api/admin/orders/{id}/notes';
    const write = (text: string) =>
      replyOf(admin.POST(path, { params, body: { text }, ...asJson }));
    expect(await rejectionOf(write('  '))).toMatchObject({
      status: 400,
      message: 'Enter a note',
    });
    for (let at = 1; at <= 100; at++) await write(`Note ${at}`);
    expect(await write('One more.')).toMatchObject({ code: 'TOO_MANY_NOTES', Note: null });
    const written = await replyOf(admin.GET(path, { params }));
    expect(written.map(({ text }) => text).slice(0, 2)).toEqual(['Note 100', 'Note 99']);
    expect(await ordersWith({ id: orderId })).toMatchObject([{ noteCount: 100 }]);
  });

  it('notes need an existing record', async () => {
    const admin = await staff();
    const params = { path: { id: orphaned } };
    const missing = (noun: string) => ({
      status: 404,
      message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`,
    });
    const body = { text: 'x' };
    expect(
      await rejectionOf(replyOf(admin.GET('/api/admin/orders/{id}/notes', { params }))),
    ).toMatchObject(missing('order'));
    expect(
      await rejectionOf(
        replyOf(admin.POST('/api/admin/customers/{id}/notes', { params, body, ...asJson })),
      ),
    ).toMatchObject(missing('customer'));
  });

  it('tags need an existing record', async () => {
    const missing = (noun: string) => ({
      status: 404,
      message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`,
    });
    expect(await rejectionOf(tagOrder(orphaned, { add: ['a'] }))).toMatchObject(missing('order'));
    expect(await rejectionOf(tagCustomer('x', { add: ['a'] }))).toMatchObject(missing('customer'));
    expect(await rejectionOf(tagCustomer(orphaned, { add: ['x'.repeat(31)] }))).toMatchObject({
      status: 400,
    });
  });
});
