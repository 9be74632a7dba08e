import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { shopWith, stores, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { sandboxCalls } from '../../../test/sandbox-calls.ts';
import { addressFor, course, sendContent, subscribedItem } from './fixtures/licensed.ts';
import { zipBytes } from './fixtures/zip-bytes.ts';

describe.each(stores)('licensed content, kept in %s', (store) => {
  let opened: ShopWithStore;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith(store);
    staff = await signInAs(opened.shop, 'extended');
  });
  afterAll(() => opened.close());

  const read = async (address: string, path: string) => (await staff.get(address + path)).text;

  it('is open to subscribers once uploaded', async () => {
    const item = await subscribedItem(opened.shop);
    const zip = course({ 'lessons/one.html': '<p>Clamp it.</p>', 'cut.nc': 'G0 Z5' });
    const reply = await sendContent(staff, item, zip, 'foundations.zip');
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Release 1 is open to subscribers.',
      Release: {
        catalogId: item.catalogId,
        catalogItemId: item.itemId,
        number: 1,
        name: 'foundations.zip',
        active: true,
        files: 3,
        bytes: 56,
        uploadedBy: staff.account.email,
      },
    });
    const address = await addressFor(staff, item, 'subscriptionBuilder');
    expect(await read(address, 'index.html')).toContain('<h1>Foundations</h1>');
    expect(await read(address, 'lessons/one.html')).toContain('Clamp it.');
    expect(await read(address, 'cut.nc')).toBe('G0 Z5');
  });

  it('can be inside a folder, with files that operating systems add', async () => {
    const item = await subscribedItem(opened.shop);
    const zip = zipBytes([
      { name: 'Foundations/', mode: 0o040755 },
      { name: 'Foundations/index.html', bytes: 'hello' },
      { name: 'Foundations/.DS_Store', bytes: 'x' },
      { name: 'Foundations/.git/config', bytes: 'secret' },
      { name: 'Foundations/lessons/é.html', bytes: 'Über' },
      { name: '__MACOSX/Foundations/._index.html', bytes: 'x' },
    ]);
    const { body } = await sendContent(staff, item, zip);
    expect(body).toMatchObject({
      Reason: 'Release 1 is open to subscribers. Hidden files skipped: 3.',
      Release: { files: 2 },
    });
    const address = await addressFor(staff, item, 'subscriptionBuilder');
    expect(await read(address, 'index.html')).toContain('hello');
    expect(await read(address, 'lessons/%C3%A9.html')).toContain('Über');
    expect(await read(address, 'lessons/e%CC%81.html')).toContain('Über');
    expect((await staff.get(`${address}.git/config`)).status).toBe(404);
  });

  it('gets its own number, even for simultaneous uploads', async () => {
    const item = await subscribedItem(opened.shop);
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => sendContent(staff, item, course({ 'a.txt': text }))),
    );
    const numbers = replies.map(({ body }) => Object(Object(body)['Release'])['number']);
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
    const filter = encodeURIComponent(JSON.stringify({ ...fields(item), active: true }));
    const { body } = await staff.get(`/api/admin/releases?filter=${filter}`);
    expect(body).toMatchObject([{ active: true }]);
  });
});

const fields = ({ catalogId, itemId }: { catalogId: string; itemId: string }) => ({
  catalogId,
  catalogItemId: itemId,
});

describe('licensed content', () => {
  let opened: ShopWithStore;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith('a bucket');
    staff = await signInAs(opened.shop, 'extended');
  });
  afterAll(() => opened.close());

  it('is rejected before it is sent if the item does not exist', async () => {
    const { catalogId } = await subscribedItem(opened.shop);
    const reply = await staff.send('POST', `/api/catcontent/${catalogId}/none`, {
      body: 'never read',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(reply).toMatchObject({ status: 404, body: { Reason: 'Item not found.' } });
  });

  it('is missing if no file is sent', async () => {
    const { catalogId, itemId } = await subscribedItem(opened.shop);
    const body = new FormData();
    body.set('other', 'a');
    const reply = await staff.send('POST', `/api/catcontent/${catalogId}/${itemId}`, { body });
    expect(reply).toMatchObject({ status: 400, body: { Errors: expect.anything() } });
  });

  it('stays if a later upload fails', async () => {
    const item = await subscribedItem(opened.shop);
    await sendContent(staff, item, course());
    const address = await addressFor(staff, item, 'subscriptionBuilder');
    const before = await releases();
    const hostile = zipBytes([{ name: 'index.html' }, { name: '../index.html' }]);
    await sendContent(staff, item, hostile);
    expect(await releases()).toEqual(before);
    expect((await staff.get(`${address}index.html`)).text).toContain('Foundations');

    const { bucket } = opened;
    if (bucket === null) throw new Error('there is no bucket');
    const { control } = sandboxCalls(bucket);
    await control('/control/faults', { provider: 's3', status: 403 });
    const reply = await sendContent(staff, item, course({ 'new.txt': 'never seen before' }));
    expect(reply).toMatchObject({
      status: 503,
      body: { Reason: "The content can't be saved right now. Please try again in a moment." },
    });
    expect(await releases()).toEqual(before);
    const again = await sendContent(staff, item, course({ 'new.txt': 'never seen before' }));
    expect(again.body).toMatchObject({ Status: 'SUCCESS', Release: { number: 2 } });
  });

  const releases = () =>
    query(opened.shop.orm.em.fork(), 'select id, active from content_releases order by id');
});
