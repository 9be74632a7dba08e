import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { boughtShipment } from '../test/bought-shipment.ts';
import { createSession, openScene, type Scene } from '../test/scene.ts';
import { DAY, subscribed } from '../test/subscribed.ts';

const page = async ({ url }: Scene, path = '/') => (await fetch(`${url}${path}`)).text();

function press({ url }: Scene, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`${url}/console${path}`, { method: 'POST', body });
}

test('the console shows payments and finishes them', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, { customer_email: '<ida>@example.com' });
  const before = await page(scene);
  expect(before).toContain(`/pay/${id}`);
  expect(before).toContain('&lt;ida&gt;@example.com');
  const answer = await press(scene, `/sessions/${id}`, { outcome: 'paid' });
  expect(await answer.text()).toContain('checkout.session.completed');
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
  });
});

test('the console shows emails as text and rendered', async () => {
  const scene = await openScene();
  const transport = createTransport({ host: '127.0.0.1', port: scene.smtpPort });
  onTestFinished(() => transport.close());
  const mail = { from: 'shop@example.com', to: 'ida@example.com', subject: 'Your order' };
  await transport.sendMail({ ...mail, text: 'Thanks', html: '<b>Thanks</b>' });
  const path = /href="(\/console\/mail\/[^"]+)"/.exec(await page(scene))?.[1] ?? '';
  expect(await page(scene, path)).toContain('Thanks');
  expect(await page(scene, `${path}/html`)).toContain('<b>Thanks</b>');
});

test("the console's forms control the providers", async () => {
  const scene = await openScene();
  await press(scene, '/faults', { provider: 'stripe', status: '503', latencyMs: '', times: '1' });
  await expect(scene.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  await press(scene, '/webhooks/stripe', { drop: 'true', repeat: '2', delayMs: '0' });
  expect((await scene.call('GET', '/stripe/control/webhooks')).body).toEqual({
    drop: true,
    repeat: 2,
    shuffle: false,
    delayMs: 0,
  });
});

test('the console shows labels and ships parcels', async () => {
  const scene = await openScene();
  const { tracking_code: code, postage_label: label } = await boughtShipment(scene);
  expect(await page(scene)).toContain(`href="${label.label_url}"`);
  const answer = await press(scene, `/trackers/${code}`, { status: 'out_for_delivery' });
  expect(await answer.text()).toContain('tracker.updated');
  expect((await scene.easypost.Tracker.retrieve(code)).status).toBe('out_for_delivery');
});

test('the console disputes payments and decides disputes', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  await press(scene, `/sessions/${id}`, { outcome: 'paid' });
  const charge = /name="charge" value="(ch_\w+)"/.exec(await page(scene))?.[1] ?? '';
  await press(scene, '/refunds', { charge });
  const [refund] = (await scene.stripe.refunds.list()).data;
  expect(refund).toMatchObject({ charge, amount: 25_990 });
  await press(scene, '/disputes', { charge });
  const dispute = /\/console\/disputes\/(du_\w+)/.exec(await page(scene))?.[1] ?? '';
  await press(scene, `/disputes/${dispute}`, { status: 'lost' });
  expect(await scene.stripe.disputes.retrieve(dispute)).toMatchObject({ status: 'lost' });
});

test("no other site can press the console's buttons", async () => {
  const { url } = await openScene();
  const answer = await fetch(`${url}/console/reset`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});

test('the console lists subscriptions and makes their renewals fail', async () => {
  const scene = await openScene();
  const { id } = await subscribed(scene);
  expect(await page(scene)).toContain('$9.00 per month');
  const answer = await press(scene, `/subscriptions/${id}`, { outcome: 'renewal_fails' });
  expect(await answer.text()).toContain('Let renewals succeed');
  await press(scene, '/clock', { advanceSeconds: String(31 * DAY) });
  expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
});
