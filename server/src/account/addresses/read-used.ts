import type { EntityManager } from '@mikro-orm/postgresql';
import { ShippingAddress } from './shipping-address.entity.ts';

/** The address somebody used last; null: none. */
export const readUsed = (em: EntityManager, userId: string): Promise<ShippingAddress | null> =>
  em.findOne(ShippingAddress, { userId });
