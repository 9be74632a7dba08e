import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addElement, addSection, elementForm, sectionForm } from '../../test/content-builder.ts';
import { makeUser } from '../../test/factories/user.ts';
import type { HttpReply } from '../../test/http-client.ts';
import { listPath } from '../../test/list-path.ts';
import { memberOf } from '../../test/member-of.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, catalogForm, itemForm } from '../../test/store-builder.ts';
import { exampleCalls } from '../contract/fixtures/example-calls.ts';
import { entries, entryIds } from './fixtures/entries.ts';
import { pendingOrder, shippedUnits } from './fixtures/orders.ts';
import { sendFile } from '../entitlements/fixtures/send-file.ts';
import { makePlans } from '../entitlements/fixtures/sold-plans.ts';
import { freshPicture } from '../media/fixtures/pictures.ts';
import { sendPicture } from '../media/fixtures/send-picture.ts';
import {
  course,
  sendContent,
  subscribedItem,
} from '../subscriptions/licensed-content/fixtures/licensed.ts';
import { bulkActions } from './fixtures/bulk-actions.ts';
import { labelActions } from './fixtures/label-actions.ts';
import { packingActions } from './fixtures/packing-actions.ts';
import { pickedOrder } from '../shipping/fixtures/picked-order.ts';
import { moneyActions } from './fixtures/money-actions.ts';
import { longSale, saleOf } from './fixtures/long-sale.ts';
import { remarkActions } from './fixtures/remark-actions.ts';
import { stockActions } from './fixtures/stock-actions.ts';
import { discountActions } from './fixtures/discount-actions.ts';
import { identityActions } from './fixtures/identity-actions.ts';
import { importActions } from './fixtures/import-actions.ts';
import { redirectActions } from './fixtures/redirect-actions.ts';
import { settingsActions } from './fixtures/settings-actions.ts';
import { ticketActions } from './fixtures/ticket-actions.ts';
import { tokenActions } from './fixtures/token-actions.ts';
import { jobActions } from '../deadletters/fixtures/job-actions.ts';
import { webhookActions } from '../webhooks/fixtures/webhook-calls.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function madeItem() {
  const catalogId = await addCatalog(staff);
  return `/api/catbuilder/${catalogId}/${await addItem(staff, catalogId)}`;
}

async function madeElement() {
  const category = await addSection(staff);
  return `/api/contentbuilder/${category}/${await addElement(staff, category)}`;
}

async function givePlans() {
  const { id } = await makeUser(shop);
  const { catalogId, itemId: catalogItemId } = await makePlans(shop);
  const form = { catalogId, catalogItemId, note: 'A present.' };
  return staff.post(`/api/admin/customers/${id}/grants`, form);
}

const putJson = (path: string, body: object) => sendJson('PUT', path, body);

const sendJson = (method: 'PUT' | 'POST', path: string, body: object) =>
  staff.send(method, path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const weight = { type: 'WEIGHT', value: '24' };

/** Each entry prepares a call that succeeds and returns a function that makes the call. */
const calls: Record<string, () => Promise<() => Promise<HttpReply>>> = {
  ...discountActions(() => staff),
  ...redirectActions(() => staff),
  ...settingsActions(() => staff),
  ...importActions(() => staff),
  ...ticketActions(() => ({ shop, staff })),
  ...webhookActions(() => ({ staff })),
  ...tokenActions(() => ({ staff })),
  ...jobActions(() => ({ shop, staff })),
  ...packingActions(() => ({ shop, staff })),
  ...stockActions(() => ({ staff })),
  createCatalog: async () => () => staff.put('/api/catbuilder/', catalogForm()),
  async updateCatalog() {
    const id = await addCatalog(staff);
    return () => staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'Motors' }));
  },
  async deleteCatalog() {
    const id = await addCatalog(staff);
    return () => staff.delete(`/api/catbuilder/${id}`);
  },
  async saveSpecSheet() {
    const id = await addCatalog(staff);
    const names = [{ name: 'Power', unit: 'kW', facet: true, column: true }];
    return () => putJson(`/api/admin/specsheets/${id}`, { names });
  },
  saveSynonyms: async () => () =>
    putJson('/api/admin/search/synonyms', { groups: [['VFD', 'inverter']] }),
  async createCatalogItem() {
    const id = await addCatalog(staff);
    return () => staff.put(`/api/catbuilder/${id}/`, itemForm());
  },
  async updateCatalogItem() {
    const path = await madeItem();
    return () => staff.put(path, itemForm({ price: '1' }));
  },
  async deleteCatalogItem() {
    const path = await madeItem();
    return () => staff.delete(path);
  },
  async saveItemSale() {
    const path = saleOf(await madeItem());
    return () => putJson(path, longSale);
  },
  async endItemSale() {
    const path = saleOf(await madeItem());
    await putJson(path, longSale);
    return () => staff.delete(path);
  },
  async saveItemAttribute() {
    const path = await madeItem();
    return () => staff.put(`${path}/weight`, weight);
  },
  async deleteItemAttribute() {
    const path = await madeItem();
    await staff.put(`${path}/weight`, weight);
    return () => staff.delete(`${path}/weight`);
  },
  createSection: async () => () => staff.put('/api/contentbuilder/', sectionForm()),
  async updateSection() {
    const category = await addSection(staff);
    const form = sectionForm({ title: 'Workshop' });
    return () => staff.put(`/api/contentbuilder/${category}`, form);
  },
  async deleteSection() {
    const category = await addSection(staff);
    return () => staff.delete(`/api/contentbuilder/${category}`);
  },
  async createElement() {
    const category = await addSection(staff);
    return () => staff.put(`/api/contentbuilder/${category}/`, elementForm());
  },
  async updateElement() {
    const path = await madeElement();
    return () => staff.put(path, elementForm({ title: 'Lathe' }));
  },
  async deleteElement() {
    const path = await madeElement();
    return () => staff.delete(path);
  },
  async saveElementAttribute() {
    const path = await madeElement();
    return () => staff.put(`${path}/weight`, weight);
  },
  async deleteElementAttribute() {
    const path = await madeElement();
    await staff.put(`${path}/weight`, weight);
    return () => staff.delete(`${path}/weight`);
  },
  async publishProduct() {
    const path = publisherOf(await madeItem());
    return () => staff.get(path);
  },
  async publishPrice() {
    const path = publisherOf(await madeItem());
    await staff.get(path);
    return () => staff.post(path);
  },
  async uploadCatalogImage() {
    const id = await addCatalog(staff);
    const picture = await freshPicture();
    return () => sendPicture(staff, `/api/catimage/${id}`, picture);
  },
  async uploadItemImage() {
    const path = (await madeItem()).replace('catbuilder', 'catimage');
    const picture = await freshPicture();
    return () => sendPicture(staff, path, picture);
  },
  async uploadAttributeImage() {
    const path = await madeItem();
    await staff.put(`${path}/nut`, { type: 'IMAGE' });
    const picture = await freshPicture();
    return () => sendPicture(staff, `${path.replace('catbuilder', 'catimage')}/nut`, picture);
  },
  async uploadSectionImage() {
    const category = await addSection(staff);
    const picture = await freshPicture();
    return () => sendPicture(staff, `/api/contentimage/${category}`, picture);
  },
  async uploadElementImage() {
    const path = (await madeElement()).replace('contentbuilder', 'contentimage');
    const picture = await freshPicture();
    return () => sendPicture(staff, path, picture);
  },
  async uploadElementAttributeImage() {
    const path = await madeElement();
    await staff.put(`${path}/detail`, { type: 'IMAGE' });
    const picture = await freshPicture();
    const to = path.replace('contentbuilder', 'contentimage');
    return () => sendPicture(staff, `${to}/detail`, picture);
  },
  async uploadDownload() {
    const item = await makePlans(shop);
    return () => sendFile(staff, item);
  },
  grantAccess: async () => givePlans,
  async withdrawGrant() {
    await givePlans();
    const list = await staff.get(listPath('entitlements', { filter: { source: 'GRANT' } }));
    const [overrides] = z.array(z.object({ id: z.string() })).parse(list.body);
    return () => staff.post(`/api/admin/entitlements/${overrides?.id}/withdraw`);
  },
  expireCache: async () => () => staff.post('/api/cachecontrol/expire', { spaths: '/catalog/*' }),
  async refundOrder() {
    const input = { orderId: (await pendingOrder(shop)).orderId, amount: 100, reason: 'So' };
    return () => sendJson('POST', '/api/orderManager/refund', input);
  },
  ...moneyActions(() => ({ shop, staff })),
  async openReturn() {
    const input = await shippedUnits(shop);
    return () => sendJson('POST', '/api/orderManager/return', input);
  },
  async editOrderState() {
    const order = await pendingOrder(shop);
    return () => staff.post('/api/orderManager/edit/state', { ...order, orderState: 'PICKED' });
  },
  async saveOrderCustoms() {
    const { orderId } = await pickedOrder(shop);
    const input = { phone: '+1 310 555 0123' };
    return () => sendJson('PUT', `/api/admin/orders/${orderId}/customs`, input);
  },
  ...labelActions(() => ({ shop, staff })),
  ...bulkActions(() => ({ shop, staff })),
  async claimOrder() {
    const order = await pendingOrder(shop);
    return () => staff.post('/api/admin/adminPicking/claim', order);
  },
  async completePicking() {
    const order = await pendingOrder(shop);
    await staff.post('/api/admin/adminPicking/claim', order);
    return () => staff.post('/api/admin/adminPicking/save', order);
  },
  ...identityActions(() => ({ shop, staff })),
  ...remarkActions(() => ({ shop, staff })),
  async uploadRelease() {
    const item = await subscribedItem(shop);
    return () => sendContent(staff, item, course());
  },
  async activateRelease() {
    const item = await subscribedItem(shop);
    const { body } = await sendContent(staff, item, course());
    await sendContent(staff, item, course());
    const id = memberOf(body, 'Release', 'id');
    return () => staff.post(`/api/admin/releases/${id}/activate`);
  },
};

/** Turns an item's `/api/catbuilder/…` path into its publishing path. */
const publisherOf = (path: string) => path.replace('catbuilder', 'catbuilder/stripe/publish');

const staffActions = exampleCalls()
  .filter(({ operation }) => operation.changesState)
  .filter(({ operation: { access } }) => ['warehouse', 'extended'].includes(access.role ?? ''))
  .map(({ id }) => id)
  // These affect only the person's own settings.
  .filter((id) => !['saveView', 'removeView'].includes(id));

describe('the audit', () => {
  it('covers more than ten staff actions', () => {
    expect(staffActions.length).toBeGreaterThan(10);
  });

  it.each(staffActions)('records %s with its actor and request', async (id) => {
    const prepare = calls[id];
    if (prepare === undefined) throw new Error(`Add a call of ${id} that succeeds to this test.`);
    const act = await prepare();
    const before = await entryIds(shop);
    const reply = await act();
    expect([200, 201, 202]).toContain(reply.status);
    if (reply.status === 200) expect(reply.text).toContain('"SUCCESS"');
    const added = (await entries(shop)).filter((entry) => !before.has(entry.id));
    const requestId = reply.headers.get('X-Request-Id');
    expect(requestId).toBeTruthy();
    // A provider call is recorded before it is made, and again with its result.
    expect(added).not.toEqual([]);
    for (const entry of added) {
      expect(entry).toMatchObject({ actor_id: staff.account.id, request_id: requestId });
    }
  });
});
