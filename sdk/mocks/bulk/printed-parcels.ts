import { packingSlip } from '../../domain/shipping/packing-slip.ts';
import { knownItem } from '../catalog/known-record.ts';
import { business, timeZone } from '../config/business.ts';
import { owedOf } from '../orders/standing-of.ts';
import type { Order, ShopState } from '../state.ts';

/** What was printed, in the order it was asked for. */
export const printedParcels = (state: ShopState, ids: readonly string[]) =>
  ids
    .flatMap((id) => state.orders.filter(({ orderId }) => orderId === id))
    .map((order) => ({
      orderId: order.orderId,
      labelled: order.labelUrl !== null,
      slip: slipOf(state, order),
    }));

function slipOf(state: ShopState, order: Order) {
  const lines = owedOf(state, order).lines.map((line) => ({
    ...line,
    partNumber: knownItem(state, line)?.externalId ?? null,
    attributes: knownItem(state, line)?.attributes ?? [],
  }));
  const createdAt = new Date(order.dateCreated);
  return packingSlip({ ...order, createdAt, lines }, { ...business.company, timeZone });
}
