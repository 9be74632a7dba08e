import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../../test/factories/catalog.ts';
import type { TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { shopWith, stores, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { sendFile } from '../fixtures/send-file.ts';
import { boughtLine, makePlans, sellPlans } from '../fixtures/sold-plans.ts';

describe.each(stores)('a file for a DOWNLOADABLE, kept in %s,', (store) => {
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith(store);
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
  });
  afterAll(() => opened.close());

  it("becomes the attribute's value and is delivered to earlier and later buyers", async () => {
    const item = await makePlans(shop);
    const sale = await sellPlans(shop, item);
    expect((await boughtLine(sale)).downloads[0]?.url).toBeNull();
    const bytes = randomBytes(3_000_000);
    const reply = await sendFile(staff, item, { bytes, name: 'Mill 600 – rev B.zip' });
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Attribute: { attributeId: 'download', value: 'Mill 600 – rev B.zip', version: 2 },
    });
    const [download] = (await boughtLine(sale)).downloads;
    expect(download).toMatchObject({ title: 'Mill 600 – rev B.zip', size: 3_000_000 });
    const file = await fetch(`${shop.url}${download?.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(file.headers.get('Content-Disposition')).toContain("filename*=UTF-8''Mill%20600%20");
  });

  it('replaces the previous file, even behind existing links', async () => {
    const item = await makePlans(shop);
    await sendFile(staff, item, { bytes: 'revision A', name: 'a.zip' });
    const sale = await sellPlans(shop, item);
    const url = `${shop.url}${(await boughtLine(sale)).downloads[0]?.url}`;
    await sendFile(staff, item, { bytes: 'revision B', name: 'b.zip' });
    const reply = await fetch(url);
    expect(await reply.text()).toBe('revision B');
    expect(reply.headers.get('Content-Disposition')).toContain('b.zip');
  });
});

describe('an upload', () => {
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith('a folder');
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
  });
  afterAll(() => opened.close());

  const nameAfter = async (name: string) => {
    const { body } = await sendFile(staff, await makePlans(shop), { name });
    const attribute: unknown = Object(body)['Attribute'];
    return String(Object(attribute)['value']);
  };

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\plans\\mill.zip', 'mill.zip'],
    ['.htaccess', 'htaccess'],
    ['..', 'download'],
    ['mill\u202Egnp.zip', 'millgnp.zip'],
    ['a<b>|c?.zip', 'a_b__c_.zip'],
    ['con.zip', '_con.zip'],
    [`${'x'.repeat(200)}.zip`, `${'x'.repeat(116)}.zip`],
    ['mill 600.zip. . ', 'mill 600.zip'],
  ])('named %j is stored as %j', async (overrides, saved) => {
    expect(await nameAfter(overrides)).toBe(saved);
  });

  it('of a type that browsers execute is stored as plain bytes', async () => {
    const item = await makePlans(shop);
    const bytes = '<script>alert(1)</script>';
    await sendFile(staff, item, { bytes, name: 'x.html', type: 'text/html' });
    const sale = await sellPlans(shop, item);
    const reply = await fetch(`${shop.url}${(await boughtLine(sale)).downloads[0]?.url}`);
    expect(reply.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(reply.headers.get('Content-Disposition')).toContain('attachment');
  });

  it('keeps its name when the attribute is edited', async () => {
    const item = await makePlans(shop);
    await sendFile(staff, item, { name: 'mill-600.zip' });
    const path = `/api/catbuilder/${item.catalogId}/${item.itemId}/download`;
    const edit = { type: 'DOWNLOADABLE', value: 'no-such-file.zip', description: 'Revision D' };
    expect((await staff.put(path, edit)).body).toMatchObject({ Status: 'SUCCESS' });
    const { text } = await staff.get(`/api/catbuilder/${item.catalogId}`);
    expect(text).toContain('Revision D');
    expect(text).toContain('mill-600.zip');
    expect(text).not.toContain('no-such-file.zip');
  });

  it('is audited with its author and the previous file', async () => {
    const item = await makePlans(shop);
    await sendFile(staff, item, { name: 'a.zip' });
    const notes = await query(
      shop.orm.em.fork(),
      `select v.actor_email as email, action, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1`,
      [`attribute ${item.catalogId}/${item.itemId}/download`],
    );
    expect(notes).toMatchObject([
      {
        email: staff.account.email,
        action: 'catalog.upload-download',
        before: { value: 'plans/mill-600.zip' },
        after: { value: 'a.zip' },
      },
    ]);
  });

  it('is rejected if the file is empty or missing', async () => {
    const item = await makePlans(shop);
    const empty = await sendFile(staff, item, { bytes: '' });
    expect(empty).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'file', message: 'is empty. Choose another file.' }] },
    });
    const path = `/api/catdownload/${item.catalogId}/${item.itemId}/download`;
    const none = await staff.send('POST', path, { body: new FormData() });
    expect(none.status).toBe(400);
  });

  it('is rejected in plain words if the attribute holds something else', async () => {
    const item = await makeItem(shop, {
      attributes: [{ attributeId: 'weight', type: 'WEIGHT', value: '24' }],
    });
    const reply = await sendFile(staff, item, { attributeId: 'weight' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        Status: 'ERROR',
        Reason:
          "This attribute's type is WEIGHT. Only DOWNLOADABLE and FILE attributes can have a file.",
        Attribute: null,
      },
    });
  });

  it('is rejected before the file is sent if its target does not exist', async () => {
    const item = await makePlans(shop);
    const places = [
      `${item.catalogId}/${item.itemId}/none`,
      `${item.catalogId}/none/download`,
      `none/${item.itemId}/download`,
    ];
    for (const place of places) {
      expect(await announced(place, 400_000_000), place).toContain('HTTP/1.1 404');
    }
  });

  it('of more than 500 MB is rejected by its announced length', async () => {
    const item = await makePlans(shop);
    const path = `${item.catalogId}/${item.itemId}/download`;
    const reply = await announced(path, 600_000_000);
    expect(reply).toContain('HTTP/1.1 413');
    expect(reply).toContain('at most 500 MB');
  });

  it('of more than 25 MB for everyone is rejected before or while it is read', async () => {
    const item = await makeItem(shop, {
      attributes: [{ attributeId: 'sheet', type: 'FILE', value: 'sheet.pdf' }],
    });
    const reply = await announced(`${item.catalogId}/${item.itemId}/sheet`, 27_000_000);
    expect(reply).toContain('HTTP/1.1 413');
    expect(reply).toContain('at most 25 MB');
    const bytes = Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-1.7');
    const sent = await sendFile(staff, item, { attributeId: 'sheet', name: 'sheet.pdf', bytes });
    expect(sent).toMatchObject({ status: 413 });
  });

  /** Announces an upload without sending the file. Returns the shop's early reply. */
  function announced(place: string, length: number): Promise<string> {
    const { hostname, port } = new URL(shop.url);
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/catdownload/${place} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n` +
            `Sec-Fetch-Site: same-origin\r\nContent-Length: ${length}\r\n` +
            `Content-Type: multipart/form-data; boundary=x\r\n\r\n`,
        );
      });
      let reply = '';
      socket.setEncoding('utf8').on('error', reject);
      socket.on('data', (text: string) => {
        reply += text;
        if (!reply.includes('}')) return;
        resolve(reply);
        socket.destroy();
      });
    });
  }

  it('is allowed for administrators only', async () => {
    const item = await makePlans(shop);
    for (const role of ['customer', 'warehouse'] as const) {
      expect((await sendFile(await signInAs(shop, role), item)).status).toBe(403);
    }
  });
});
