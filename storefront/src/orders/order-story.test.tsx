import { formatMoney } from '@spindle/sdk/domain/money/dollars';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { buyer, buyerOrders } from '../test/buyer.ts';
import { buy, type MockOrder } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { OrdersPage } from '../pages/orders-page.tsx';

beforeEach(buyerOrders);

const SPINDLE = 'spindles/er20-2k2w-water';

/** Returns a shipped order of the buyer. */
function shippedOrder(): MockOrder {
  const order = mockShop
    .read()
    .orders.find(
      ({ email, orderState, labelUrl }) =>
        email === buyer && orderState === 'SHIPPED' && labelUrl !== null,
    );
  if (order === undefined) throw new Error(`${buyer} was sent nothing.`);
  return order;
}

function open() {
  mockShop.signIn(buyer);
  return renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(buyer) });
}

async function rowOf({ orderId }: Pick<MockOrder, 'orderId'>) {
  const button = await screen.findByRole('button', {
    name: `Buy again, order ${shortId(orderId)}`,
  });
  return within(button.closest('li') ?? button);
}

test("a row shows what was bought, the parcel's progress, and the carrier's page", async () => {
  const order = shippedOrder();
  open();
  const row = await rowOf(order);
  const [first] = within(row.getByRole('list', { name: 'Bought' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(new RegExp(`${order.items[0]?.title}$`));
  const stages = within(row.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Paid[A-Z]/),
    expect.stringMatching(/^Picked[A-Z]/),
    expect.stringMatching(/^Shipped[A-Z]/),
    expect.stringMatching(/^Delivered/),
  ]);
  expect(row.getByRole('link', { name: order.trackingNumber ?? '' })).toHaveAttribute(
    'href',
    expect.stringContaining(order.trackingNumber ?? ''),
  );
  await expectAccessible();
});

test('buying again adds what is available to the cart, and names the rest', async () => {
  mockShop.signIn(buyer);
  const order = await buy(buyer, SPINDLE);
  mockShop.change((state) => {
    const known = state.orders.find(({ orderId }) => orderId === order.orderId);
    const [line] = known?.items ?? [];
    if (line) known?.items.push({ ...line, catalogItemId: 'gone', title: 'A part of long ago' });
  });
  open();
  const row = await rowOf(order);
  const again = row.getByRole('button', { name: /^Buy again/ });
  await userEvent.click(again);
  expect(await row.findByText(/1 part added to your cart/)).toBeVisible();
  // The second click of a double click, which counts as one intent.
  fireEvent.click(again, { detail: 2 });
  await userEvent.hover(again);
  expect(again).not.toHaveAttribute('aria-busy');
  expect(
    row.getByText('A part of long ago', { selector: 'strong' }).parentElement,
  ).toHaveTextContent('A part of long ago: No longer in the shop.');
  const { carts } = mockShop.read();
  expect(carts[personOf(buyer).userId]).toMatchObject([
    { catalogItemId: 'er20-2k2w-water', quantity: 1 },
  ]);
});

test('orders paid together are shown together', async () => {
  mockShop.signIn(buyer);
  const order = await buy(buyer, SPINDLE);
  mockShop.change((state) => {
    const known = state.orders.find(({ orderId }) => orderId === order.orderId);
    if (known) state.orders.push({ ...structuredClone(known), orderId: crypto.randomUUID() });
  });
  open();
  await rowOf(order);
  const total = formatMoney(order.total * 2);
  expect(screen.getByText(`Paid together: 2 orders, ${total}`)).toBeVisible();
});
