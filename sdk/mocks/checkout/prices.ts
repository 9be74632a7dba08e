import { knownItem } from '../catalog/find-record.ts';
import type { ShopState, SoldItem } from '../state.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { Charge } from '../../domain/orders/charges.ts';
import { salesTax } from '../../demo/sales-tax.ts';

const NONTAXABLE = 'txcd_00000000';

/** Returns the amount that the payment page charges for a line, including tax if it is taxable. */
export function chargeOf(
  state: Pick<ShopState, 'items' | 'gone'>,
  line: Pick<SoldItem, 'catalogId' | 'catalogItemId' | 'price' | 'quantity' | 'discount'>,
  country: string,
): Charge {
  const taxCode = knownItem(state, line)?.taxCode;
  const net = fromDollars(line.price) * line.quantity - line.discount;
  return taxCode === NONTAXABLE ? { grossCents: net, taxCents: 0 } : taxed(net, country);
}

/** Adds a flat tax rate to deliveries in the United States. */
export function taxed(netCents: number, country: string): Charge {
  const taxCents = country === 'US' ? salesTax(netCents) : 0;
  return { grossCents: netCents + taxCents, taxCents };
}
