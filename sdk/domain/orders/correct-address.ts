import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { toPostal, type StreetAddress } from '../checkout/address-check.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { digitalOrder, notPickedReason, returnsNeedNoLabel } from '../shipping/validate-label.ts';
import { orderChanged } from './staff-moves.ts';
import { statesBeforeShipping, type OrderState } from './transitions.ts';

type Postal = components['schemas']['PostalAddress'];

interface Destination<AsTyped = boolean> {
  name: string | null;
  company?: string;
  phone?: string;
  asTyped?: AsTyped;
  address: Postal;
}

export interface CorrectableOrder {
  id: string;
  version: number;
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  /** Whether a label is bought or being bought. */
  labeled: boolean;
  shipping: Destination | null;
}

export interface AddressCorrection extends StreetAddress {
  asTyped?: boolean | undefined;
  /** The version the editor saw. Without it, the last write wins. */
  version?: number | undefined;
}

const labelBought = rejection(
  'LABEL_BOUGHT',
  'This order already has a label. Void the label, then correct the address.',
);
const countryPaidFor = (country: string) =>
  rejection(
    'COUNTRY_PAID_FOR',
    `Tax and shipping were paid for ${country}. To ship to another country, cancel this order and ask the customer to order again.`,
  );

/** Returns why an order's address can't be changed to this one, or null. */
export function validateCorrection(
  order: CorrectableOrder,
  { country }: Pick<AddressCorrection, 'country'>,
): Rejection | null {
  if (order.isReturn) return returnsNeedNoLabel;
  if (order.isDigital) return digitalOrder;
  const { orderState, shipping } = order;
  if (!statesBeforeShipping.includes(orderState)) return notPickedReason(orderState);
  if (order.labeled) return labelBought;
  const paidFor = shipping?.address.country ?? country;
  return paidFor === country ? null : countryPaidFor(paidFor);
}

export const addressCorrected = 'Address corrected.';
/** History entry. */
export const correctedNoted = 'Address corrected';

/**
 * Decides the correction of an order's address, which was already verified. Returns null if the
 * order has this address, so that the call can be repeated.
 */
export function decideCorrection(
  order: CorrectableOrder,
  { asTyped = false, version = order.version, ...address }: AddressCorrection,
): { shipping: Destination<true>; audit: AuditedAction } | Rejection | null {
  const problem = validateCorrection(order, address);
  if (problem !== null) return problem;
  const { shipping: before } = order;
  const { name = before?.name ?? null, company, phone } = address;
  const shipping: Destination<true> = {
    name,
    ...(company !== undefined && { company }),
    address: toPostal(address),
    ...(phone !== undefined && { phone }),
    ...(asTyped && { asTyped }),
  };
  if (before !== null && isSame(before, shipping)) return null;
  if (version !== order.version) return orderChanged;
  return {
    shipping,
    audit: {
      action: 'orders.correct-address',
      subject: `order ${order.id}`,
      before: { shipping: before },
      after: { shipping },
    },
  };
}

const isSame = (a: Destination, b: Destination) => fieldsOf(a) === fieldsOf(b);

function fieldsOf({ name, company, phone, asTyped, address }: Destination): string {
  const { line1, line2, city, state, postal_code, country } = address;
  const place = [line1, line2, city, state, postal_code, country];
  return JSON.stringify([name, company, phone, asTyped === true, ...place]);
}
