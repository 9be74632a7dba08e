/** Uses the packed SDK and the mock shop as a program would. Runs unchanged in every runtime. */
import { asJson, createShopClient, listAll, replyOf, ShopError, verifyWebhook } from '@spindle/sdk';
import { administrator } from '@spindle/sdk/demo/people';
import { seedShop } from '@spindle/sdk/demo/mock-shop/seed-shop';
import { createMockShop } from '@spindle/sdk/mocks/core/mock-shop';
import { memoryStore } from '@spindle/sdk/mocks/core/store';
import { mockFetch } from '@spindle/sdk/mocks/mock-fetch';
import { mockWebhooks } from '@spindle/sdk/mocks/webhooks/mock-webhooks';
import { generate } from 'otplib';

const baseUrl = 'https://shop.example';

/** Returns the observed results, one per line. */
export async function tryEverything(): Promise<string[]> {
  const played = createMockShop({ store: memoryStore(seedShop(new Date())) });
  const shop = createShopClient({ baseUrl, fetch: mockFetch(played) });
  const lines: string[] = [];

  const params = { path: { catalogId: 'motors' } };
  const [motor] = await replyOf(shop.GET('/api/catalog/{catalogId}', { params }));
  lines.push(`Sells ${motor?.catalogItemId}`);

  const rejected = await replyOf(shop.GET('/api/admin/orders')).catch((error: unknown) => error);
  lines.push(`A visitor: ${rejected instanceof ShopError ? rejected.code : String(rejected)}`);

  const { email, password, totpSecret } = administrator;
  await replyOf(shop.POST('/login', { body: { username: email, password, rct: 'human' } }));
  const authCode = await generate({ secret: totpSecret });
  const { Status } = await replyOf(
    shop.POST('/api/user/mfa', { body: { authCode, rct: 'human' } }),
  );
  lines.push(`Signed in: ${Status}`);

  let orders = 0;
  for await (const { items } of listAll(shop, '/api/admin/orders', { pageSize: 10 })) {
    if (items.length > 0 && ++orders === 25) break;
  }
  lines.push(`Orders read: ${orders}`);

  const picture = new File(['no picture'], 'motors.jpg', { type: 'image/jpeg' });
  const upload = shop.POST('/api/catimage/{catalogId}', { params, body: { image: picture } });
  lines.push(`A form with a file: ${(await upload).response.status}`);

  const body = { url: 'https://erp.example/spindle', events: ['order.paid' as const] };
  const { id, secret } = await replyOf(shop.POST('/api/admin/webhooks', { body, ...asJson }));
  await replyOf(shop.POST('/api/admin/webhooks/{id}/test', { params: { path: { id } } }));
  await mockWebhooks(
    played,
    async (request) => {
      const message = { body: await request.text(), headers: request.headers, secret };
      lines.push(`Heard ${(await verifyWebhook(message)).type}`);
      return new Response(null, { status: 204 });
    },
    baseUrl,
  );
  return lines;
}
