import { expect, test } from 'vitest';
import { openScene, type Scene } from '../../test/scene.ts';
import { advanceDays, recurringPrice, subscribed } from '../../test/subscribed.ts';

const RETURN = 'http://shop.test/ui/subscriptions';

/** Opens a subscriber's portal. */
async function openPortal(scene: Scene) {
  const subscription = await subscribed(scene);
  const { url, id } = await scene.stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    return_url: RETURN,
  });
  return {
    id,
    subscription,
    page: async () => (await fetch(url)).text(),
    press: (path: string, fields: Record<string, string> = {}) =>
      fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    now: () => scene.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] }),
  };
}

test('the portal shows subscriptions and leads back to the shop', async () => {
  const scene = await openScene();
  const { page } = await openPortal(scene);
  const displayed = await page();
  expect(displayed).toContain('Plans of the month');
  expect(displayed).toContain('$9.00 per month');
  expect(displayed).toContain(`href="${RETURN}"`);
  expect(displayed).toContain('Return to Spindle');
  expect(/href="([^"]*\/receipts\/ch_\w+)"/.exec(displayed)?.[1]).toBeTruthy();
});

test('a plan canceled in the portal ends with its period, unless it is renewed', async () => {
  const scene = await openScene();
  const { subscription, press, now } = await openPortal(scene);
  const path = `/subscriptions/${subscription.id}`;
  const canceled = await press(`${path}/cancel`);
  const body = await canceled.text();
  expect(body).toContain('Your plan is canceled.');
  expect(body).toContain('Renew plan');
  expect(await now()).toMatchObject({
    cancel_at: subscription.items.data[0]?.current_period_end,
    cancel_at_period_end: false,
  });
  const renewed = await press(`${path}/renew`);
  expect(await renewed.text()).toContain('Cancel plan');
  expect((await now()).cancel_at).toBeNull();
  await press(`${path}/cancel`);
  await advanceDays(scene, 31);
  expect((await now()).status).toBe('canceled');
});

test('the portal offers the other plans of the catalog and changes to the selected one', async () => {
  const scene = await openScene();
  const better = await recurringPrice(scene, { name: 'Plans and kits', unit_amount: 1900 });
  const other = await recurringPrice(scene, { name: 'Club', catalogId: 'club' });
  const { subscription, page, press, now } = await openPortal(scene);
  const displayed = await page();
  expect(displayed).toContain('Plans and kits <small>$19.00 per month</small>');
  expect(displayed).not.toContain('Club');
  const path = `/subscriptions/${subscription.id}/plan`;
  expect((await press(path, { price: other.id })).status).toBe(404);
  await press(path, { price: better.id });
  expect(await now()).toMatchObject({
    items: { data: [{ price: { id: better.id } }] },
    latest_invoice: { status: 'paid', amount_paid: 1000 },
  });
});

test('a failing card makes the renewal fail, a working card pays it', async () => {
  const scene = await openScene();
  const { page, press, now } = await openPortal(scene);
  await press('/card', { card: 'fails' });
  await advanceDays(scene, 31);
  expect((await now()).status).toBe('past_due');
  expect(await page()).toContain('Update your card to keep your plan.');
  await press('/card', { card: 'works' });
  expect(await now()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
});

test("no one manages another customer's subscription", async () => {
  const scene = await openScene();
  const { press } = await openPortal(scene);
  const { id } = await subscribed(scene);
  expect((await press(`/subscriptions/${id}/cancel`)).status).toBe(404);
  expect((await scene.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

test('known customers can open the portal even after their subscriptions have ended', async () => {
  const scene = await openScene();
  await expect(
    scene.stripe.billingPortal.sessions.create({ customer: 'cus_nobody' }),
  ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
  const { subscription, page } = await openPortal(scene);
  await scene.stripe.subscriptions.cancel(subscription.id);
  expect(await page()).toContain('t have a subscription.');
  expect((await fetch(`${scene.url}/portal/bps_nobody`)).status).toBe(404);
});
