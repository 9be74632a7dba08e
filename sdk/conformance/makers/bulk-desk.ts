import { expect } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { until } from '../until.ts';
import { administratorOf } from './administrator.ts';

type Request = Omit<BodyOf<'startBulk'>, 'preview'>;

/** Creates an administrator's client for bulk actions. */
export function bulkDesk(shop: () => ConformingShop) {
  const staff = async () => (await administratorOf(shop())).shop;

  const ask = async (body: Request & { preview?: boolean }, by?: ShopClient) =>
    replyOf(
      (by ?? (await staff())).POST('/api/admin/bulk', {
        body: { preview: false, ...body },
        ...asJson,
      }),
    );

  const read = async (id: string) =>
    replyOf((await staff()).GET('/api/admin/bulk/{id}', { params: { path: { id } } }));

  return {
    ask,
    read,
    async preview(request: Request) {
      const reply = await ask({ ...request, preview: true });
      return 'results' in reply ? reply : { results: [] };
    },
    async start(request: Request) {
      const reply = await ask(request);
      return 'id' in reply ? reply.id : '';
    },
    cancel: async (id: string) =>
      replyOf((await staff()).POST('/api/admin/bulk/{id}/cancel', { params: { path: { id } } })),
    finished: (id: string) =>
      until(async () => {
        const bulk = await read(id);
        expect(bulk.state).not.toBe('running');
        return bulk;
      }),
  };
}
