import { z } from 'zod';
import type { World } from '../../world.ts';

export const priceLevelSchema = z.object({
  /** The carriers' price from now on, in percent of their tariff. */
  percent: z.int().min(1).max(1_000),
});

const SETTING = 'carrier_price_level';
const TARIFF = { percent: 100 };

export function readPriceLevel(world: World): z.infer<typeof priceLevelSchema> {
  return priceLevelSchema.parse(world.store.get('setting', SETTING)?.value ?? TARIFF);
}

export function writePriceLevel(world: World, value: z.infer<typeof priceLevelSchema>): void {
  world.store.put('setting', { id: SETTING, value });
}
