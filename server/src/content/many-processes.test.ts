import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { addElement, addSection, elementForm } from '../../test/content-builder.ts';
import { makeElement } from '../../test/factories/content.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let other: TestShop;
let staff: SignedIn;
let visitor: HttpClient;

beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ beside: shop });
  staff = await signInAs(shop, 'extended');
  visitor = httpClient(other.url);
});

afterAll(async () => {
  await other.close();
  await shop.close();
});

async function seen(is: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(is, { timeout: 10_000, interval: 20 });
}

describe('content of two processes on one database', () => {
  it('shows an edit made in the other', async () => {
    const category = await addSection(staff);
    const elementId = await addElement(staff, category);
    const list = `/api/creator/${category}`;
    await seen(async () => (await visitor.get(list)).text.includes(`"${elementId}"`));
    const path = `/api/contentbuilder/${category}/${elementId}`;
    await staff.put(path, elementForm({ title: 'Renamed' }));
    await seen(async () => (await visitor.get(list)).text.includes('"Renamed"'));
    await staff.put(`${path}/travel`, { type: 'SIZE', value: '600 mm' });
    await seen(async () => (await visitor.get(list)).text.includes('"600 mm"'));
    await staff.delete(path);
    await seen(async () => (await visitor.get(list)).text === '[]');
    await staff.delete(`/api/contentbuilder/${category}`);
    await seen(async () => (await visitor.get(list)).status === 404);
  });

  it('shows an unannounced change in both', async () => {
    const { category } = await makeElement(shop);
    await seen(async () => (await visitor.get(`/api/creator/${category}`)).status === 200);
    await seen(async () => (await staff.get(`/api/creator/${category}`)).status === 200);
  });

  it('has the same entity tag', async () => {
    await addSection(staff);
    const own = (await staff.get('/api/creator/')).headers.get('ETag');
    await seen(async () => (await visitor.get('/api/creator/')).headers.get('ETag') === own);
  });
});
