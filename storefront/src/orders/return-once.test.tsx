import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { presentStaffOrder } from '@spindle/sdk/mocks/orders/presenters';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockShop, server } from '../test/api.ts';
import { buyer, buyerOrders } from '../test/buyer.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { OrdersPage } from '../pages/orders-page.tsx';

/** Opens the return of an order, with one unit of each line selected. */
async function openReturn() {
  buyerOrders();
  mockShop.signIn(buyer);
  const state = mockShop.read();
  const order = state.orders.find(
    (one) => one.email === buyer && presentStaffOrder(state, one, new Date()).returnable,
  );
  if (!order) throw new Error('Nothing can be returned.');
  renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(buyer) });
  const name = `Return items from order ${shortId(order.orderId)}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  const [more] = await screen.findAllByRole('button', { name: /^Increase quantity/ });
  return {
    choose: async () => more && userEvent.click(more),
    returns: () => mockShop.read().orders.filter(({ parentId }) => parentId === order.orderId),
  };
}

const submit = () => screen.getByRole('button', { name: 'Submit' });
const requested = () => screen.findByRole('dialog', { name: 'Order Return Requested' });

test('two clicks on Submit before a render request one return', async () => {
  const { choose, returns } = await openReturn();
  await choose();
  act(() => {
    submit().click();
    submit().click();
  });
  await requested();
  expect(returns()).toHaveLength(1);
});

test('a return whose response was lost is not requested twice', async () => {
  const { choose, returns } = await openReturn();
  await choose();
  server.use(
    http.post(
      '*/api/order/return',
      async ({ request }) => {
        await getResponse(mockShop.handlers, request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(returns()).toHaveLength(1);
  await userEvent.click(submit());
  await requested();
  expect(returns()).toHaveLength(1);
});
