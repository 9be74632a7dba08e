import { expectPleasant } from '../fixtures/expect-pleasant.ts';
import { expect, test } from '../fixtures/test.ts';

interface Order {
  orderId: string;
  customerId: string;
}

// What the browser says of the shop's answer that somebody else was first.
test.use({ expectedProblems: [/edit\/state/] });

test('two people edit an order: the second sees what the first has changed, and chooses', async ({
  staff,
}) => {
  test.slow();
  const administrator = await staff('Extended');
  const filter = JSON.stringify({ orderState: 'SHIPPED', shippingGrouping: 'PARCEL' });
  const sort = JSON.stringify(['dateCreated', 'ASC']);
  const listed = await administrator.request.get('/api/admin/orders', {
    params: { filter, sort, range: '[0,0]' },
  });
  const [order]: Order[] = await listed.json();
  const { orderId = '', customerId = '' } = order ?? {};

  await administrator.goto(`/ui/admin/orderManager?order=${orderId}&customer=${customerId}`);
  const number = administrator.getByLabel('Tracking number');
  await number.fill('MINE-1');
  const first = await administrator.request.post('/api/orderManager/edit/state', {
    form: { orderId, customerId, orderState: 'SHIPPED', trackingNumber: 'THEIRS-1' },
  });
  expect(first.status()).toBe(200);

  await administrator.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = administrator.getByRole('alert').filter({ hasText: 'Somebody changed this order' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('to THEIRS-1.');
  await expectPleasant(administrator, 'order changed meanwhile');
  await administrator.getByRole('button', { name: 'Look at it again' }).click();
  await expect(number).toHaveValue('THEIRS-1');

  await number.fill('MINE-2');
  await administrator.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(administrator.getByText('Edit Order Success')).toBeVisible();
  await expect(number).toHaveValue('MINE-2');
});
