/**
 * Integrators' programs, one per generator: each lists, posts a form, puts JSON, and sends a file.
 * All print the same.
 */
export const programs: Record<string, string> = {};

const start = `
  const { SHOP = '', TOKEN = '' } = process.env;
  const day = (of: number) => new Date(of).toISOString().slice(0, 10);
  const days = { startDate: day(Date.now() - 864e5), endDate: day(Date.now() + 864e5) };
  const search = { searchType: 'OrderState' as const, ...days };
  const item = { catalogId: 'spindles', catalogItemId: 'er20-water-2200' };
  const textOf = async (file: Blob) => (await file.text()).slice(0, 5);
`;

programs['with-hey-api.ts'] = `
  import { client } from './hey-api/client.gen.ts';
  import { getAdminInvoicePdf, listAdminInvoices, listAdminOrders, saveReorderLevel, searchOrders } from './hey-api/sdk.gen.ts';
  ${start}
  client.setConfig({ baseUrl: SHOP, auth: TOKEN, throwOnError: true });
  const throwOnError = true;

  const orders = await listAdminOrders({ throwOnError });
  console.log('orders:', orders.data.length);
  const found = await searchOrders({ body: search, throwOnError });
  console.log('found:', found.data.length);
  const saved = await saveReorderLevel({ path: item, body: { reorderLevel: 7 }, throwOnError });
  console.log('level:', saved.data.Status);
  const invoices = await listAdminInvoices({ throwOnError });
  const path = { id: invoices.data[0]?.id ?? '' };
  const file = await getAdminInvoicePdf({ path, throwOnError });
  console.log('file:', await textOf(file.data));
`;

programs['with-orval.ts'] = `
  import { getAdminInvoicePdf, listAdminInvoices, listAdminOrders, saveReorderLevel, searchOrders } from './orval/shop.ts';
  ${start}
  const options = { headers: { Authorization: 'Bearer ' + TOKEN } };

  const orders = await listAdminOrders({}, options);
  if (orders.status === 200) console.log('orders:', orders.data.length);
  const found = await searchOrders(search, options);
  if (found.status === 200) console.log('found:', found.data.length);
  const saved = await saveReorderLevel(item.catalogId, item.catalogItemId, { reorderLevel: 7 }, options);
  if (saved.status === 200) console.log('level:', saved.data.Status);
  const invoices = await listAdminInvoices({}, options);
  const [invoice] = invoices.status === 200 ? invoices.data : [];
  if (typeof invoice !== 'object') throw new Error(String(invoice));
  const file = await getAdminInvoicePdf(invoice.id, options);
  if (file.status === 200) console.log('file:', await textOf(file.data));
`;

programs['with-openapi-typescript.ts'] = `
  import createClient from 'openapi-fetch';
  import type { paths } from './schema.ts';
  ${start}
  const shop = createClient<paths>({ baseUrl: SHOP, headers: { Authorization: 'Bearer ' + TOKEN } });

  const orders = await shop.GET('/api/admin/orders');
  console.log('orders:', orders.data?.length);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const found = await shop.POST('/api/orderManager/list', { body: search, headers });
  console.log('found:', found.data?.length);
  const level = '/api/admin/items/{catalogId}/{catalogItemId}/reorderLevel';
  const saved = await shop.PUT(level, { params: { path: item }, body: { reorderLevel: 7 } });
  console.log('level:', saved.data?.Status);
  const invoices = await shop.GET('/api/admin/invoices');
  const [invoice] = invoices.data ?? [];
  if (typeof invoice !== 'object') throw new Error(String(invoice));
  const params = { path: { id: invoice.id } };
  const file = await shop.GET('/api/admin/invoices/{id}/pdf', { params, parseAs: 'blob' });
  if (file.data instanceof Blob) console.log('file:', await textOf(file.data));
`;
