import type { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { newId } from '../src/database/base.ts';
import { db } from '../src/database/db.ts';
import { ShopEvent } from '../src/events/shop-event.entity.ts';
import { seal } from '../src/identity/secret-box.ts';
import { sealedFor } from '../src/webhooks/webhook.entity.ts';
import { eventually } from './eventually.ts';
import type { KillableShop } from './killable-shop.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const secret = `whsec_${'A'.repeat(43)}=`;

/** Subscribes the receiver to order events before there are any. */
export async function tellOfOrders(
  shop: Pick<KillableShop, 'orm' | 'config'>,
  receiver: WebhookReceiver,
): Promise<void> {
  const id = newId();
  await db(shop.orm.em.fork())
    .insertInto('webhooks')
    .values({
      id,
      place: 1,
      url: receiver.url,
      description: '',
      events: ['order.paid', 'order.picked', 'order.shipped', 'order.cancelled'],
      user_id: newId(),
      created_by: 'ada@example.com',
      created_at: new Date(),
      secret: seal(shop.config.secretsKeys, secret, sealedFor(id)),
    })
    .execute();
}

/** Asserts that each order event was delivered at least once, whatever was killed. */
export async function expectReported(
  { orm }: { orm: MikroORM },
  receiver: WebhookReceiver,
): Promise<void> {
  await eventually(async () => {
    const events = await orm.em.fork().find(ShopEvent, { type: { $like: 'order.%' } });
    expect(events).not.toEqual([]);
    const received = new Set((await receiver.read(secret)).map(({ id }) => id));
    expect(events.filter(({ id }) => !received.has(id))).toEqual([]);
  });
}
