// @vitest-environment jsdom
import { regularCustomer } from '@spindle/sdk/demo/mock-shop/community-links';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import type { ShopState } from '@spindle/sdk/mocks/state';
import { keyTextOf } from '@spindle/sdk/mocks/catalog/find-record';
import { course } from '@spindle/sdk/conformance/makers/licensed-content';
import type { PlainClient } from '@spindle/sdk/plain-client';
import type { IntentHeader } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import type { operations } from '@spindle/sdk/schema';
import { uploadFile } from '@spindle/sdk/upload';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '../providers/query-client.ts';
import { shop } from '../providers/shop.ts';
import { accessExamples } from './fixtures/access-examples.ts';
import { familyExamples } from './fixtures/family-examples.ts';
import { firstOf } from '../test/first-of.ts';
import { dropNextResponse } from '../test/lose-next-answer.ts';
import { mockShop, server } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';

type KeyedOperation = {
  [Id in OperationId]: [NonNullable<operations[Id]['parameters']['header']>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof NonNullable<operations[Id]['parameters']['header']>
      ? Id
      : never;
}[OperationId];

interface Example {
  /** Defaults to the administrator. */
  who?: string;
  path?: Record<string, string>;
  body?: object;
  form?: true;
  file?: { field: string; file: File };
}

const { administrator, picker } = demoStaff;
const customer = { who: regularCustomer };
const note = { text: 'Called back.' };
const texts = { title: 'Once', description: 'Once only.', listingOrderWeight: 10 };
const flags = { enabled: false, expired: false, locked: false };

/**
 * For each operation, prepares the mock shop and returns a call that succeeds. A missing operation
 * does not compile.
 */
const examples: Record<KeyedOperation, (state: ShopState) => Example> = {
  createCatalog: () => ({ form: true, body: { ...texts, ...flags, external: false } }),
  createCatalogItem: ({ catalogs }) => ({
    form: true,
    path: { catalogId: firstOf(catalogs, ({ external }) => !external).catalogId },
    body: { ...texts, ...flags, price: '9.95', inventory: 7, taxCode: 'txcd_99999999' },
  }),
  ...familyExamples,
  createSection: () => ({ form: true, body: { ...texts, ...flags, external: false } }),
  createElement: ({ sections }) => ({
    form: true,
    path: { category: firstOf(sections, ({ external }) => !external).category },
    body: { ...texts, ...flags, subscription: false, digital: false },
  }),
  publishProduct: (state) => ({ path: buyable(state) }),
  publishPrice: (state) => {
    const { catalogId, catalogItemId } = firstOf(
      state.items,
      (item) => !item.subscription && state.publications[keyTextOf(item)] !== undefined,
    );
    return { path: { catalogId, catalogItemId } };
  },
  addToCart: (state) => ({ ...customer, path: buyable(state) }),
  createPartsList: (state) => ({ body: { items: [{ ...buyable(state), quantity: 2 }] } }),
  startCheckout: (state) => {
    const { userId } = personOf(state, regularCustomer);
    const { catalogId, catalogItemId } = firstOf(
      state.items,
      ({ digital, subscription, enabled, expired, locked, price }) =>
        digital && !subscription && enabled && !expired && !locked && price > 1,
    );
    state.carts[userId] = [{ catalogId, catalogItemId, quantity: 1 }];
    return customer;
  },
  startSubscription: (state) => {
    const { userId } = personOf(state, regularCustomer);
    state.subscriptions = state.subscriptions.filter((one) => one.userId !== userId);
    const { catalogId, catalogItemId } = firstOf(
      state.items,
      ({ subscription, enabled, expired, locked }) =>
        subscription && enabled && !expired && !locked,
    );
    return { ...customer, path: { catalogId, catalogItemId } };
  },
  cancelOrder: (state) => {
    const { orderId } = ofCustomer(state, pending(state));
    return { ...customer, form: true, body: { orderId } };
  },
  requestReturn: (state) => {
    const { orderId, items } = ofCustomer(state, shipped(state));
    const { catalogId, catalogItemId } = firstOf(items);
    const line = { catalogId, catalogItemId, quantity: 1, reason: 'DOES_NOT_FIT' };
    return { ...customer, body: { orderId, items: [line] } };
  },
  openReturn: (state) => {
    const { orderId, items } = shipped(state);
    const { catalogId, catalogItemId } = firstOf(items);
    return { body: { orderId, items: [{ catalogId, catalogItemId, quantity: 1 }] } };
  },
  refundOrder: (state) => ({
    body: { orderId: pending(state).orderId, amount: 100, reason: 'Scratched' },
  }),
  editOrderState: (state) => {
    const { orderId, customerId } = pending(state);
    return { form: true, body: { orderId, customerId, orderState: 'PROCESSING' } };
  },
  completePicking: (state) => {
    const { orderId, customerId } = pending(state);
    return { who: picker, form: true, body: { orderId, customerId } };
  },
  buyLabel: (state) => {
    const { orderId, customerId } = Object.assign(pending(state), { orderState: 'PICKED' });
    return { form: true, body: { orderId, customerId } };
  },
  voidLabel: (state) => {
    const order = shipped(state);
    Object.assign(order, { trackingStatus: null });
    const { orderId, trackingNumber } = order;
    return { body: { orderId, trackingNumber } };
  },
  startBulk: (state) => {
    const { catalogId, catalogItemId } = buyable(state);
    return { body: { action: 'disable', ids: [`${catalogId}/${catalogItemId}`] } };
  },
  editItems: (state) => ({ body: { edits: [{ ...buyable(state), price: '379.00' }] } }),
  sendTicket: () => ({
    form: true,
    body: { issue: 'Collet', message: 'It is 6 mm.', rct: 'SEND_TICKET' },
  }),
  writeToTicket: (state) => {
    const { id } = ofCustomer(state, firstOf(state.tickets));
    return { ...customer, path: { id }, body: { message: 'It is the ER20 one.' } };
  },
  answerTicket: ({ tickets }) => ({
    path: { id: firstOf(tickets, ({ status }) => status === 'OPEN').id },
    body: { message: 'Test event queued.', status: 'WAITING' },
  }),
  addTicketTemplate: () => ({ body: { name: 'Once', text: 'Hello {name}' } }),
  addAddress: () => ({
    body: {
      address: '417 Montgomery Street',
      city: 'San Francisco',
      state: 'CA',
      zip: '94104',
      country: 'US',
      default: false,
    },
  }),
  adjustStock: (state) => ({
    body: { reason: 'receipt', entries: [{ ...buyable(state), by: 3 }] },
  }),
  grantAccess: (state) => {
    const { catalogId, catalogItemId } = firstOf(state.items, ({ digital }) => digital);
    const body = { catalogId, catalogItemId, note: 'Replaces damaged sheets.' };
    return { form: true, path: { id: personOf(state, regularCustomer).userId }, body };
  },
  uploadRelease: ({ items }) => {
    const { catalogId, catalogItemId } = firstOf(items, ({ subscription }) => subscription);
    const file = new File([course()], 'once.zip', { type: 'application/zip' });
    return { path: { catalogId, catalogItemId }, file: { field: 'content', file } };
  },
  uploadImport: () => {
    const file = new File(['from,to\n/once,/home'], 'once.csv', { type: 'text/csv' });
    return { form: true, body: { kind: 'redirects', file } };
  },
  addOrderNote: ({ orders }) => ({ path: { id: firstOf(orders).orderId }, body: note }),
  addCustomerNote: ({ people }) => ({ path: { id: firstOf(people).userId }, body: note }),
  createRedirect: () => ({ body: { from: '/once', to: '/home' } }),
  createDiscountCode: () => ({ body: { code: 'ONCE10', percent: 10 } }),
  ...accessExamples,
};

const personOf = ({ people }: ShopState, address: string) =>
  firstOf(people, ({ email }) => email === address);

function ofCustomer<T extends ShopState['orders'][number] | ShopState['tickets'][number]>(
  state: ShopState,
  record: T,
): T {
  const { userId, email } = personOf(state, regularCustomer);
  return Object.assign(record, { userId, email });
}

const pending = ({ orders }: ShopState) =>
  firstOf(
    orders,
    ({ orderState, parentId, total, claim, shippingGrouping, refunds, disputes }) =>
      orderState === 'PENDING' &&
      parentId === null &&
      total > 1_000 &&
      claim === null &&
      shippingGrouping !== 'DIGITAL' &&
      refunds.length + disputes.length === 0,
  );

function shipped({ orders }: ShopState) {
  const order = firstOf(
    orders,
    ({ orderState, parentId, labelUrl, orderId }) =>
      orderState === 'SHIPPED' &&
      parentId === null &&
      labelUrl !== null &&
      !orders.some((one) => one.parentId === orderId),
  );
  return Object.assign(order, { dateShipped: new Date().toISOString() });
}

function buyable({ items }: ShopState) {
  const { catalogId, catalogItemId } = firstOf(
    items,
    ({ enabled, locked, expired, subscription, digital, inventory }) =>
      enabled && !locked && !expired && !subscription && !digital && inventory > 3,
  );
  return { catalogId, catalogItemId };
}

/** Returns the mock shop's data as JSON, without sessions and recorded replies. */
function whatHappened(): string {
  const {
    replies: _replies,
    sessions: _sessions,
    scenarios: _scenarios,
    ...saved
  } = mockShop.read();
  return JSON.stringify(saved);
}

function callOf(
  { method, path }: { method: string; path: string },
  { path: ids = {}, body, form, file }: Example,
): (once: IntentHeader) => Promise<unknown> {
  const client: PlainClient = shop;
  if (file) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    return (once) => uploadFile(address, file.field, file.file, { headers: { ...once } });
  }
  return (once) =>
    replyOf(
      client.request(method.toLowerCase(), path, {
        params: { path: ids, header: once },
        ...(body && { body }),
        ...(!form && body && { headers: { 'Content-Type': 'application/json' } }),
      }),
    );
}

const isKeyed = (id: string): id is KeyedOperation => Object.hasOwn(examples, id);
const keyed = readOperations(contract).filter(({ once }) => once !== null);

it.each(keyed)('trying again after a lost response does nothing twice: $id', async (operation) => {
  const { id } = operation;
  if (!isKeyed(id)) throw new Error(`${id} takes a key and has no example.`);
  const example = mockShop.change(examples[id]);
  mockShop.signIn(example.who ?? administrator);
  mockShop.change(({ sessions }) => {
    for (const session of Object.values(sessions)) session.provenAt = new Date().toISOString();
  });
  const keys: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
  });
  const call = callOf(operation, example);
  const { result } = renderHook(() => useIntent({ mutationFn: (_: void, once) => call(once) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const before = whatHappened();
  const lost = dropNextResponse();
  await act(() => expect(result.current.mutateAsync()).rejects.toMatchObject({ status: 0 }));
  const once = whatHappened();
  expect(lost.answer).not.toContain('"ERROR"');
  expect(once).not.toBe(before);
  await act(async () => {
    // Two clicks before React renders count as one click.
    const [first, second] = [result.current.mutateAsync(), result.current.mutateAsync()];
    expect(JSON.stringify(await first)).toBe(lost.answer);
    expect(await second).toBe(await first);
  });
  expect(whatHappened()).toBe(once);

  // The response completed the intent, so the next click starts a new intent.
  await act(() => result.current.mutateAsync().catch(() => undefined));
  const [firstKey, repeatedKey, nextKey] = keys;
  expect([repeatedKey, nextKey]).toEqual([firstKey, expect.not.stringMatching(firstKey ?? '')]);
});
