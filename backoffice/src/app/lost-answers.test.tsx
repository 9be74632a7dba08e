// @vitest-environment jsdom
import { regularCustomer } from '@spindle/sdk/demo/played-shop/community-links';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import type { ShopState } from '@spindle/sdk/mocks/state';
import type { PlainClient } from '@spindle/sdk/plain-client';
import { useIntent } from '@spindle/sdk/react/use-intent';
import type { operations } from '@spindle/sdk/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '../providers/query-client.ts';
import { shop } from '../providers/shop.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop, server } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';

/** The operations that take an `Idempotency-Key`: one that is new does not compile below. */
type CreatingCall = {
  [Id in OperationId]: [NonNullable<operations[Id]['parameters']['header']>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof NonNullable<operations[Id]['parameters']['header']>
      ? Id
      : never;
}[OperationId];

interface Example {
  who?: string;
  path?: Record<string, string>;
  body?: object;
  form?: true;
}

/** Moves a record on: done once, it can't be done again, whoever asks. */
const MOVES_ON = 'moves on';

const texts = { title: 'Once', description: 'Once only.', listingOrderWeight: 10 };
const flags = { enabled: false, expired: false, locked: false };
const { administrator } = demoStaff;

const examples: Record<CreatingCall, ((state: ShopState) => Example) | typeof MOVES_ON> = {
  createCatalog: () => ({ form: true, body: { ...texts, ...flags, external: false } }),
  createCatalogItem: ({ catalogs }) => ({
    form: true,
    path: { catalogId: firstOf(catalogs, ({ external }) => !external).catalogId },
    body: { ...texts, ...flags, price: '9.95', inventory: 7, taxCode: 'txcd_99999999' },
  }),
  createSection: () => ({ form: true, body: { ...texts, ...flags, external: false } }),
  createElement: ({ sections }) => ({
    form: true,
    path: { category: firstOf(sections, ({ external }) => !external).category },
    body: { ...texts, ...flags, subscription: false, digital: false },
  }),
  addToCart: (state) => ({ who: regularCustomer, path: buyable(state) }),
  requestReturn: MOVES_ON,
  openReturn: (state) => {
    const { orderId, items } = shipped(state);
    const { catalogId, catalogItemId } = firstOf(items);
    return { body: { orderId, items: [{ catalogId, catalogItemId, quantity: 1 }] } };
  },
  refundOrder: ({ orders }) => ({
    body: { orderId: firstOf(orders, isPaid).orderId, amount: 100, reason: 'Scratched' },
  }),
  sendTicket: () => ({
    form: true,
    body: { issue: 'Collet', message: 'It is 6 mm.', rct: 'SEND_TICKET' },
  }),
  writeToTicket: MOVES_ON,
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
  grantAccess: ({ people, items }) => {
    const { catalogId, catalogItemId } = firstOf(items, ({ digital }) => digital);
    const { userId } = firstOf(people, ({ email }) => email === regularCustomer);
    const body = { catalogId, catalogItemId, note: 'Replaces damaged sheets.' };
    return { form: true, path: { id: userId }, body };
  },
  uploadRelease: MOVES_ON,
  addOrderNote: ({ orders }) => ({
    path: { id: firstOf(orders).orderId },
    body: { text: 'Called back.' },
  }),
  addCustomerNote: ({ people }) => ({
    path: { id: firstOf(people).userId },
    body: { text: 'Called back.' },
  }),
  addTicketTemplate: () => ({ body: { name: 'Once', text: 'Hello {name}' } }),
  answerTicket: ({ tickets }) => ({
    path: { id: firstOf(tickets, ({ status }) => status === 'OPEN').id },
    body: { message: 'It is on its way.', status: 'WAITING' },
  }),
  createDiscountCode: () => ({ body: { code: 'ONCE10', percent: 10 } }),
  createWebhook: () => ({ body: { url: 'https://erp.example/once', events: ['order.paid'] } }),
  createToken: () => ({ form: true, body: { name: 'Label printer', scope: 'customer', days: 30 } }),
  publishProduct: MOVES_ON,
  publishPrice: MOVES_ON,
  startCheckout: MOVES_ON,
  startSubscription: MOVES_ON,
  cancelOrder: MOVES_ON,
  editOrderState: MOVES_ON,
  buyLabel: MOVES_ON,
  voidLabel: MOVES_ON,
  startBulk: MOVES_ON,
  editItems: MOVES_ON,
  completePicking: MOVES_ON,
};

const isPaid = ({ orderState, parentId, total }: ShopState['orders'][number]) =>
  orderState === 'PENDING' && parentId === null && total > 1_000;

const shipped = ({ orders }: ShopState) =>
  firstOf(
    orders,
    ({ orderState, parentId, labelUrl, orderId }) =>
      orderState === 'SHIPPED' &&
      parentId === null &&
      labelUrl !== null &&
      !orders.some((one) => one.parentId === orderId),
  );

function buyable({ items }: ShopState) {
  const { catalogId, catalogItemId } = firstOf(
    items,
    ({ enabled, locked, expired, subscription, digital, inventory }) =>
      enabled && !locked && !expired && !subscription && !digital && inventory > 3,
  );
  return { catalogId, catalogItemId };
}

/** All that is kept of what happened, but for what only the calls themselves leave behind. */
function whatHappened(): string {
  const {
    replies: _replies,
    sessions: _sessions,
    scenarios: _scenarios,
    ...kept
  } = mockShop.read();
  return JSON.stringify(kept);
}

/** The shop does the work of the next such call, and its answer never comes. */
function loseNextAnswer(): { answer: string } {
  const lost = { answer: '' };
  server.use(
    http.all(
      '*/api/*',
      async ({ request }) => {
        const response = await getResponse(mockShop.handlers, request.clone());
        lost.answer = (await response?.text()) ?? '';
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return lost;
}

const calls = readOperations(contract).flatMap(({ id, method, path }) => {
  const example = Object.entries(examples).find(([name]) => name === id)?.[1];
  return typeof example === 'function' ? [{ id, method, path, example }] : [];
});

it.each(calls)(
  'trying again after a lost answer does nothing twice: $id',
  async ({ method, path, example }) => {
    const { who = administrator, path: ids = {}, body, form } = example(mockShop.read());
    mockShop.signIn(who);
    mockShop.change(({ sessions }) => {
      for (const session of Object.values(sessions)) session.provenAt = new Date().toISOString();
    });
    const client: PlainClient = shop;
    const { result } = renderHook(
      () =>
        useIntent({
          mutationFn: (_: void, once) =>
            replyOf(
              client.request(method.toLowerCase(), path, {
                params: { path: ids, header: once },
                ...(body && { body }),
                ...(!form && body && { headers: { 'Content-Type': 'application/json' } }),
              }),
            ),
        }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        ),
      },
    );
    const before = whatHappened();
    const lost = loseNextAnswer();
    await act(() => expect(result.current.mutateAsync()).rejects.toMatchObject({ status: 0 }));
    const once = whatHappened();
    expect(once, lost.answer).not.toBe(before);
    await act(async () => {
      // Two clicks before React renders are one.
      const [first, second] = [result.current.mutateAsync(), result.current.mutateAsync()];
      expect(await first).not.toMatchObject({ Status: 'ERROR' });
      expect(await second).toBe(await first);
    });
    expect(whatHappened()).toBe(once);

    // Answered, the intent is over: the same again is another.
    await act(() => result.current.mutateAsync().catch(() => undefined));
    expect(Object.keys(mockShop.read().replies)).not.toHaveLength(1);
  },
);
