import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { postWebhook } from './post-webhook.ts';
import { isPublicAddress } from './public-address.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const leaving = new AbortController().signal;
const send = (url: string, how: Partial<Parameters<typeof postWebhook>[1]> = {}) =>
  postWebhook({ url, headers: {}, body: '{}' }, { local: false, leaving, ...how });

it.each([
  ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1'],
  ['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1'],
  ['fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
  ['2001:db8::1', '2002:0a00:0001::1', '2001::1', '100::1', '::10.0.0.1'],
])('addresses outside the internet are recognized: %s, %s …', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it('internet addresses are allowed', () => {
  expect(
    ['1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'].filter(isPublicAddress),
  ).toHaveLength(4);
});

it('a name that resolves to a private address at any lookup is rejected', async () => {
  const port = new URL(receiver.url).port;
  const answers = [['1.1.1.1'], ['127.0.0.1'], ['1.1.1.1', '::1']];
  let looks = 0;
  const resolve = async () => {
    looks += 1;
    return answers[looks] ?? [];
  };
  // the shop connects to the address it resolved, without a second lookup in between
  for (const look of [1, 2]) {
    const sent = await send(`https://rebind.example:${port}/${look}`, { resolve });
    expect(sent).toMatchObject({ outcome: 'NOT_ALLOWED', status: null });
  }
  expect(looks).toBe(2);
  expect(receiver.received).toEqual([]);
});

it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'http://erp.example/'])(
  '%s is rejected if this machine is not allowed',
  async (url) => {
    expect(await send(url)).toMatchObject({ outcome: 'NOT_ALLOWED' });
  },
);

it('a slow receiver is disconnected, however much it has sent', async () => {
  const local = { local: true, deadlineMs: 100 };
  receiver.answer(() => {});
  expect(await send(receiver.url, local)).toMatchObject({ outcome: 'TIME_OUT' });
  receiver.answer((response) => void response.writeHead(200).write('…'));
  expect(await send(receiver.url, local)).toMatchObject({ outcome: 'DELIVERED', status: 200 });
  const never = () => new Promise<string[]>(() => {});
  const slow = send('https://erp.example/', { ...local, resolve: never });
  expect(await slow).toMatchObject({ outcome: 'TIME_OUT' });
});
