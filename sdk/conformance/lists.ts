import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { csvColumns } from '../contract/csv.ts';
import { replyOf } from '../src/errors.ts';
import { listAll } from '../src/list-all.ts';
import type { PlainClient } from '../src/plain-client.ts';
import { restClient } from '../src/rest-client.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { makeCatalog } from './makers/make-catalog.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';

/** Resources whose ids are words. The others have UUIDs. */
const worded = new Set(['catalogs', 'items', 'sections', 'elements', 'transactions', 'disputes']);

const resources = readOperations(contract)
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'filter'))
  .map(({ path }) => path.replace('/api/admin/', ''));

export const listsConformance = defineConformance(['lists'], (shop) => {
  async function list(resource: string, filter: object, sort?: [string, string]) {
    const ask = restClient((await administratorOf(shop())).shop);
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    if (sort !== undefined) query.set('sort', JSON.stringify(sort));
    const { json } = await ask(`/api/admin/${resource}?${query}`);
    return json;
  }

  async function file(resource: string, filter: object, more: Record<string, string> = {}) {
    const client: PlainClient = (await administratorOf(shop())).shop;
    const query = new URLSearchParams({ filter: JSON.stringify(filter), ...more });
    const init = { headers: { Accept: 'text/csv' }, parseAs: 'arrayBuffer' };
    const call = client.request('GET', `/api/admin/${resource}?${query}`, init);
    const data = await replyOf(call);
    if (!(data instanceof ArrayBuffer)) throw new Error('That is no file.');
    const bytes = new Uint8Array(data);
    return { bytes, text: new TextDecoder().decode(bytes), headers: (await call).response.headers };
  }

  it.each(resources)('of %s declare the fields they sort by once', async (one) => {
    const rejection = await rejectionOf(list(one, {}, ['nothing', 'ASC']));
    const [, fields = ''] = /^sort must use one of (.+)\.$/.exec(rejection.message) ?? [];
    const names = fields.split(', ');
    expect(names).not.toEqual(['']);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(resources)('of %s continue with a cursor, not at deep offsets', async (one) => {
    const staff: PlainClient = (await administratorOf(shop())).shop;
    const path = `/api/admin/${one}`;
    const ask = (query: object) => staff.request('GET', path, { params: { query } });
    const deep = rejectionOf(replyOf(ask({ range: '[10001,10002]' })));
    expect(await deep).toMatchObject({ status: 400, code: 'USE_CURSOR' });
    const invalid = { status: 400, errors: [{ path: 'after' }] };
    expect(await rejectionOf(replyOf(ask({ after: 'nowhere' })))).toMatchObject(invalid);
    const next = (await ask({ range: '[0,0]' })).response.headers.get('X-Next-Cursor');
    const second = replyOf(ask({ range: '[1,1]' }));
    if (next === null) return expect(await second).toEqual([]);
    const after = ask({ after: next, range: '[0,0]' });
    expect(await replyOf(after)).toEqual(await second);
    expect((await after).response.headers.get('Content-Range')).toMatch(/ 1-1\/\d+$/);
    const beside = rejectionOf(replyOf(ask({ after: next, range: '[1,2]' })));
    expect(await beside).toMatchObject({ status: 400, errors: [{ path: 'range' }] });
  });

  it('continue where a page ended, whatever is inserted before it', async () => {
    const { shop: staff } = await administratorOf(shop());
    const { catalogId } = await makeCatalog(shop());
    const make = (price: string) => makeItem(shop(), { catalogId, price, published: false });
    for (const price of ['3.00', '2.00', '2.00', '2.00', '1.00']) await make(price);
    const query = { filter: JSON.stringify({ catalogId }), sort: '["price","DESC"]' };
    const all = await replyOf(staff.GET('/api/admin/items', { params: { query } }));
    const read = [];
    for await (const item of listAll(staff, '/api/admin/items', { ...query, pageSize: 2 })) {
      read.push(item.id);
      if (read.length === 2) await make('9.00');
    }
    expect(read).toEqual(all.map(({ id }) => id));
  });

  it.each(resources.filter((one) => !worded.has(one)))('of %s accept UUIDs as ids', async (one) => {
    for (const id of ['no-uuid', ['no-uuid'], true]) {
      expect(await rejectionOf(list(one, { id }))).toMatchObject({
        status: 400,
        message: 'filter has an invalid value for id.',
        errors: [{ path: 'filter', message: 'has an invalid value for id' }],
      });
    }
    expect(await list(one, { id: [crypto.randomUUID()] })).toEqual([]);
  });

  it('of people and their records filter by date', async () => {
    const own = await administratorOf(shop());
    const id = own.userId;
    const found = (days: object) => {
      const params = listQuery({ filter: { id, ...days } });
      return replyOf(own.shop.GET('/api/admin/customers', { params }));
    };
    const [account] = await found({});
    const day = account?.dateCreated.slice(0, 10);
    const thatDay = { dateCreated_gte: day, dateCreated_lte: `${day}T23:59:59.999Z` };
    expect(await found(thatDay)).toMatchObject([{ id }]);
    for (const one of ['customers', 'tickets', 'subscriptions', 'members']) {
      expect(await list(one, { dateCreated_gte: '2999-01-01' })).toEqual([]);
      expect(await list(one, { dateCreated_lte: '1999-01-01' })).toEqual([]);
      const invalid = rejectionOf(list(one, { dateCreated_gte: 'yesterday' }));
      expect(await invalid).toMatchObject({ status: 400 });
    }
  });

  it.each([...worded])('of %s accept any text as an id', async (one) => {
    expect(await list(one, { id: ['no-such-id'] })).toEqual([]);
    expect(await rejectionOf(list(one, { id: true }))).toMatchObject({ status: 400 });
  });

  it.each(resources)('of %s are also available as a spreadsheet file', async (one) => {
    const { bytes, text, headers } = await file(one, {});
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const resource = one.replace(/^.*\//, '');
    const names = csvColumns(contract, resource).map(({ name }) => name);
    expect(text.split('\r\n')[0]).toBe(names.join(','));
    const day = shop().now().toISOString().slice(0, 10);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('Content-Disposition')).toMatch(
      `attachment; filename="${resource}-${day.slice(0, 8)}`,
    );
    expect(await rejectionOf(file(one, { nothing: 1 }))).toMatchObject({ status: 400 });
  });

  it('have every match in the file, in the requested order', async () => {
    const some = await administratorOf(shop());
    const filter = { extended: true, q: some.email };
    const { text } = await file('customers', filter);
    const [, line = '', rest] = text.split('\r\n');
    expect(line.split(',')).toEqual(expect.arrayContaining([some.userId, some.email, 'true']));
    expect(rest).toBe('');
    const part = await file('customers', {}, { range: '[0,0]' });
    expect(part.text.split('\r\n')).toHaveLength(3);
  });

  it('validate a filter even if no record is left to compare', async () => {
    const nobody = { id: crypto.randomUUID() };
    const invalid: [string, object][] = [
      ['customers', { extended: 'yes' }],
      ['orders', { orderState: 'LOST' }],
      ['stock', { dateCreated_gte: 'May' }],
      ['tickets', { number: 'seven' }],
    ];
    for (const [resource, filter] of invalid) {
      const rejection = await rejectionOf(list(resource, { ...nobody, ...filter }));
      expect(rejection).toMatchObject({ status: 400, errors: [{ path: 'filter' }] });
    }
  });
});
