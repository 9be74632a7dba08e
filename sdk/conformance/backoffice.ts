import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { restClient } from '../src/rest-client.ts';
import { backOfficeSearchTests } from './backoffice-search.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeItem } from './makers/make-item.ts';
import { makeSale, moveTo } from './makers/sale.ts';
import { storeBuilder } from './makers/store-builder.ts';
import { supportDesk } from './makers/support-desk.ts';
import { until } from './until.ts';

export const backofficeConformance = defineConformance(['backoffice'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const summary = async () => replyOf((await staff()).GET('/api/admin/summary'));

  it('counts what needs attention', async () => {
    const client = await staff();
    const { records: _records, version: _version, ...before } = await summary();
    const { key } = await makeSale(shop());
    expect(await summary()).toMatchObject({ ...before, toPick: before.toPick + 1 });
    await moveTo(client, key, 'PICKED');
    expect(await summary()).toMatchObject({ ...before, toShip: before.toShip + 1 });
  });

  it('changes its version when customers or staff change something', async () => {
    const client = await staff();
    const changedSince = (version: string) =>
      until(async () => {
        const now = (await summary()).version;
        expect(now).not.toBe(version);
        return now;
      });
    const first = (await summary()).version;
    const { key } = await makeSale(shop());
    const second = await changedSince(first);
    await replyOf(client.POST('/api/admin/adminPicking/claim', { body: key }));
    await changedSince(second);
  });

  it('keeps saved views for their owner only', async () => {
    const client = await staff();
    const other = (await shop().signedIn('extended')).shop;
    const view = { list: 'orders', name: 'To ship', query: 'filter={"orderState":"PICKED"}' };
    const save = async (body: typeof view) =>
      replyOf(client.PUT('/api/admin/views', { body, ...asJson }));
    const { View } = await save(view);
    expect(View).toMatchObject(view);
    const changed = { ...view, query: 'filter={"orderState":"SHIPPED"}' };
    expect((await save(changed)).View).toEqual({ ...View, query: changed.query });
    const views = async () => replyOf(client.GET('/api/admin/views'));
    expect((await views()).filter(({ name }) => name === view.name)).toMatchObject([changed]);
    const params = { path: { id: View?.id ?? '' } };
    const { response } = await other.DELETE('/api/admin/views/{id}', { params });
    expect(response.status).toBe(404);
    await replyOf(client.DELETE('/api/admin/views/{id}', { params }));
    expect(await views()).not.toContainEqual(changed);
    expect((await client.DELETE('/api/admin/views/{id}', { params })).response.status).toBe(404);
  });

  it('keeps at most 50 views of a list', async () => {
    const client = await staff();
    const save = async (name: string) => {
      const body = { list: 'items', name, query: 'filter={}' };
      return replyOf(client.PUT('/api/admin/views', { body, ...asJson }));
    };
    for (let at = 1; at <= 50; at += 1) await save(`View ${at}`);
    expect(await save('One more')).toMatchObject({ code: 'TOO_MANY_VIEWS', View: null });
    expect(await save('View 1')).toMatchObject({ Status: 'SUCCESS' });
  });

  it('counts the open tickets', async () => {
    const desk = supportDesk(shop);
    const { openTickets: before } = await summary();
    const { number } = await desk.write({ email: 'max@example.com' });
    expect(await summary()).toMatchObject({ openTickets: before + 1 });
    await desk.change((await desk.ticket(number)).id, { status: 'CLOSED' });
    expect(await summary()).toMatchObject({ openTickets: before });
  });

  it('counts as many records as the lists have, without deleted ones', async () => {
    await makeSale(shop());
    await storeBuilder(shop).deleteItem(await makeItem(shop()));
    const ask = restClient(await staff());
    const totalOf = async (resource: string) => {
      const { headers } = await ask(`/api/admin/${resource}?range=[0,0]`, { method: 'GET' });
      return Number(headers.get('Content-Range')?.split('/')[1]);
    };
    // The shop's background jobs may change a total between the two calls.
    await until(async () => {
      const { records } = await summary();
      expect(records.orders).toBeGreaterThan(0);
      const totals = Object.keys(records).map(async (name) => [name, await totalOf(name)]);
      expect(Object.fromEntries(await Promise.all(totals))).toEqual(records);
    });
  });

  backOfficeSearchTests(shop);
});
