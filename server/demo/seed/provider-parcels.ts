import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import { trackingStatusOf } from '@spindle/sdk/demo/orders/tracking-status';
import type { PlannedLine, PlannedOrder, PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { nameOf, personCalled, type DemoPerson } from '@spindle/sdk/demo/people';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';

/** Returns the carrier gateway's id of an order's shipment. */
export function shipmentId({ orderId }: PlannedOrder): string {
  return `shp_${orderId.replaceAll('-', '')}`;
}

/** Returns the URL of a parcel's label as a PDF, or null if no label was bought. */
export function labelUrl(sandboxUrl: string, order: PlannedOrder): string | null {
  if (order.trackingNumber === null) return null;
  return `${sandboxUrl}/easypost/files/postage_label/${shipmentId(order)}.pdf`;
}

/** Returns the carrier's tracking page of a parcel, or null if it was not shipped. */
export function trackingUrl(
  sandboxUrl: string,
  { trackingNumber }: Pick<PlannedOrder, 'trackingNumber'>,
): string | null {
  return trackingNumber === null ? null : `${sandboxUrl}/easypost/track/${trackingNumber}`;
}

/** Returns everything that was shipped as the carrier gateway stores it. */
export function providerParcels(
  payments: readonly PlannedPayment[],
  warehouse: StreetAddress,
  now: Date,
): object[] {
  return payments.flatMap(({ email, orders, shippingPreference }) => {
    const buyer = personCalled(email);
    return orders
      .filter(({ trackingNumber }) => trackingNumber !== null)
      .map((order) => ({
        id: shipmentId(order),
        tracking_code: order.trackingNumber,
        created: Math.floor((order.shippedAt ?? now).getTime() / 1000),
        to_address: { ...street(buyer.address), name: nameOf(buyer) },
        from_address: { ...street(warehouse), company: 'Spindle' },
        parcel: { weight: ouncesOf(order.lines) },
        reference: order.orderId,
        service: shippingPreference === 'Express' ? 'Express' : 'GroundAdvantage',
        status: trackingStatusOf(order, now) ?? 'pre_transit',
      }));
  });
}

function street({ address, city, state, zip, country }: StreetAddress | DemoPerson['address']) {
  return { street1: address, city, state, zip, country };
}

function ouncesOf(lines: readonly PlannedLine[]): number {
  return lines.reduce((sum, line) => sum + weightOf(line) * line.quantity, 0);
}

function weightOf({ catalogId, catalogItemId }: PlannedLine): number {
  const item = catalogs
    .find((catalog) => catalog.catalogId === catalogId)
    ?.items.find((one) => one.catalogItemId === catalogItemId);
  return Number(item?.attributes.find(({ type }) => type === 'WEIGHT')?.value ?? 16);
}
