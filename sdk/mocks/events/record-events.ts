import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { eventOfMove, onceOf } from '../../domain/events/event-of-move.ts';
import type { EventType } from '../../domain/events/event-types.ts';
import { partsListed } from '../../domain/catalog/kits.ts';
import { itemChange, itemIdOf } from '../../domain/events/item-change.ts';
import type { EventFacts } from '../../domain/events/present-event.ts';
import { isDecided } from '../../domain/orders/disputes.ts';
import { isOf } from '../catalog/find-record.ts';
import { sellableUnits } from '../catalog/kits.ts';
import type { Order, ShopState } from '../state.ts';

interface Fact {
  type: EventType;
  data: EventFacts;
}

/** Records the webhook events of a change, by comparing the records before and after. */
export function recordChangedEvents(before: ShopState, after: ShopState, now: Date): void {
  const known = new Map(before.orders.map((order) => [order.orderId, order]));
  const facts: Fact[] = [
    ...(after.orders === before.orders ? [] : after.orders).flatMap((order) =>
      factsOfOrder(known.get(order.orderId), order),
    ),
    ...after.audit.slice(before.audit.length).flatMap(factsOfEdit),
    ...after.stock
      .slice(before.stock.length)
      .filter(({ onHand, reserved }) => onHand !== reserved)
      .map(({ catalogId, catalogItemId, onHandAfter, reservedAfter }): Fact => {
        const inventory = onHandAfter - reservedAfter;
        return {
          type: 'stock.changed',
          data: { id: itemIdOf(catalogId, catalogItemId), inventory },
        };
      }),
    ...changedKits(before, after),
    ...(after.subscriptions === before.subscriptions ? [] : after.subscriptions)
      .filter((one) => !before.subscriptions.some((other) => isSame(one, other)))
      .map(({ id, status, cancelled }): Fact => {
        return { type: 'subscription.changed', data: { id, status, cancelled } };
      }),
    ...(after.tickets === before.tickets ? [] : after.tickets)
      .filter(({ id }) => !before.tickets.some((other) => other.id === id))
      .map(({ id, number }): Fact => ({ type: 'ticket.opened', data: { id, number } })),
  ];
  const at = now.toISOString();
  for (const fact of facts) {
    if (wasRecorded(after.events, fact)) continue;
    // creates a new array, because unread fields are shared with the previous state
    after.events = [...after.events, { ...fact, id: crypto.randomUUID(), at }];
  }
}

/** Returns the events of kits that can be made more or less often because of a part's stock. */
function changedKits(before: ShopState, after: ShopState): Fact[] {
  const moved = after.stock.slice(before.stock.length);
  const kits = after.items.filter(
    ({ details, attributes }) =>
      details.kit && partsListed(attributes).some((part) => moved.some((one) => isOf(one, part))),
  );
  return kits.flatMap((kit): Fact[] => {
    const { catalogId, catalogItemId } = kit;
    const inventory = sellableUnits(after, kit);
    const known = before.items.find((one) => isOf(one, kit));
    if (known === undefined || sellableUnits(before, known) === inventory) return [];
    return [{ type: 'stock.changed', data: { id: itemIdOf(catalogId, catalogItemId), inventory } }];
  });
}

/** Records each step of an order once. After its label is voided, shipping counts as a new step. */
function wasRecorded(events: ShopState['events'], { type, data: { id } }: Fact): boolean {
  if (!type.startsWith('order.')) return false;
  let voided = 0;
  const noted = events
    .filter(({ data }) => data.id === id)
    .map((event) => {
      const once = onceOf(event.type, id, voided);
      if (event.type === 'order.label_voided') voided += 1;
      return once;
    });
  return noted.includes(onceOf(type, id, voided));
}

function factsOfOrder(before: Order | undefined, order: Order): Fact[] {
  const { orderId: id, parentId, shippingGrouping: shippingGroup } = order;
  const isReturn = parentId !== null;
  const facts: Fact[] = [];
  const tell = (type: EventType, data: object) => facts.push({ type, data: { id, ...data } });
  for (const { from, to } of order.timeline.slice(before?.timeline.length ?? 0)) {
    if (from === to) continue;
    if (from !== null) {
      const type = eventOfMove({ isReturn, shippingGroup, from, to });
      const parcel = before?.trackingNumber ?? order.trackingNumber;
      if (type === null) continue;
      tell(type, {
        orderState: to,
        ...(isReturn && { orderId: parentId }),
        ...(type === 'order.shipped' && { trackingNumber: order.trackingNumber }),
        ...(type === 'order.label_voided' && { trackingNumber: parcel }),
      });
    } else if (isReturn) tell('return.requested', { orderId: parentId, orderState: to });
    else if (to === 'CANCELLED') tell('order.cancelled', { orderState: to });
    else tell('order.paid', { orderState: to, total: order.total });
  }
  const delivered = order.trackingStatus === 'delivered' && before?.trackingStatus !== 'delivered';
  if (delivered && shippingGroup !== DIGITAL_GROUP) {
    tell('order.delivered', { trackingNumber: order.trackingNumber });
  }
  return [...facts, ...factsOfMoney(before, order)];
}

function factsOfMoney(before: Order | undefined, order: Order): Fact[] {
  const { orderId } = order;
  const refunds = order.refunds.flatMap(({ refundId: id, amount, state }): Fact[] => {
    const known = before?.refunds.find(({ refundId }) => refundId === id);
    if (known?.state === state) return [];
    if (state === 'SUCCEEDED') return [{ type: 'refund.succeeded', data: { id, amount, orderId } }];
    return state === 'FAILED' ? [{ type: 'refund.failed', data: { id, amount, orderId } }] : [];
  });
  const disputes = order.disputes.flatMap(({ disputeId: id, amount, status }): Fact[] => {
    const known = before?.disputes.find(({ disputeId }) => disputeId === id);
    const data = { id, amount, status, orderId };
    if (isDecided(status)) {
      const closed = known !== undefined && isDecided(known.status);
      return closed ? [] : [{ type: 'dispute.closed', data }];
    }
    return known === undefined ? [{ type: 'dispute.opened', data }] : [];
  });
  return [...refunds, ...disputes];
}

const editOf = /^(item|attribute) ([^/]+)\/([^/]+)(?:\/(.+))?$/;

function factsOfEdit({ action, subject, after }: ShopState['audit'][number]): Fact[] {
  const [, , catalogId, itemId, attributeId = null] = editOf.exec(subject) ?? [];
  if (catalogId === undefined || itemId === undefined || !action.startsWith('catalog.')) return [];
  const id = itemIdOf(catalogId, itemId);
  const change = itemChange({ id, after, attributeId, deletes: action.includes('delete-item') });
  return change === null ? [] : [change];
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
