import { z } from 'zod';
import { receiveCalls } from './receive-calls.ts';
import { EASYPOST_SECRET, type Scene } from './scene.ts';

const eventSchema = z.looseObject({
  id: z.string(),
  description: z.string(),
  result: z.looseObject({}),
});

export interface CarrierShop {
  /** The received webhooks. Each signature is verified. */
  events: z.infer<typeof eventSchema>[];
  /** Statuses of the next responses, then 200. */
  answers: number[];
}

/** Replaces the shop and receives the carrier gateway's webhooks. */
export async function openCarrierShop(scene: Scene): Promise<CarrierShop> {
  const shop: CarrierShop = { events: [], answers: [] };
  await receiveCalls(scene, (payload, headers) => {
    const event = scene.easypost.Utils.validateWebhook(
      Buffer.from(payload),
      headers,
      EASYPOST_SECRET,
    );
    shop.events.push(eventSchema.parse(event));
    return shop.answers.shift() ?? 200;
  });
  return shop;
}
