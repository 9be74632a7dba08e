import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { PriceRecord } from '../catalog/price-record.ts';
import { productOf } from '../checkout/line-items.ts';
import { money } from '../pages/money.ts';
import { periodWords } from '../subscriptions/period-words.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';

export interface Plan {
  price: PriceRecord;
  name: string;
}

/** The plans a subscription can change to: current prices of its product and its catalogue's. */
export function offeredPlans(world: World, subscription: SubscriptionRecord): Plan[] {
  const [item] = subscription.items.data;
  const own = item ? productOf(world, item.price) : undefined;
  if (!item || !own) return [];
  const catalogId = own.metadata['catalogId'];
  const products = world.store
    .all('product')
    .filter(
      ({ id, active, metadata }) =>
        active &&
        (id === own.id || (catalogId !== undefined && metadata['catalogId'] === catalogId)),
    );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return world.store.all('price').flatMap((price) => {
    const name = names.get(idOf(price.product) ?? '');
    const fits = price.active && price.recurring !== null && price.id !== item.price.id;
    return fits && name !== undefined && price.currency === item.price.currency
      ? { price, name }
      : [];
  });
}

/** `$9.00 per month` */
export function priceWords({ unit_amount: amount, currency, recurring }: PriceRecord): string {
  return `${money(amount, currency)} ${periodWords(recurring)}`;
}
