import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import type { PriceRecord } from '../catalog/price-record.ts';

/** A price that can be subscribed to. */
export function recurringPrice(world: World, id: string, param: string): PriceRecord {
  const price = world.store.get('price', id);
  if (!price) throw noSuch('price', id, param);
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with ` +
        '`type=recurring`.',
      param,
    );
  }
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      param,
    );
  }
  return price;
}
