import { z } from 'zod';
import { receiveCalls } from './receive-calls.ts';
import { EASYPOST_SECRET, type Scene } from './scene.ts';

const eventSchema = z.looseObject({
  id: z.string(),
  description: z.string(),
  result: z.looseObject({}),
});

export interface CarrierShop {
  /** The webhooks that came in, each checked against the signature. */
  events: z.infer<typeof eventSchema>[];
  /** The next deliveries are answered with these statuses, then with 200. */
  answers: number[];
}

/** Stands where the shop is and takes the carrier gateway's webhooks. */
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
