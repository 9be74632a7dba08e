import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { parcelLines } from '../orders/postal-lines.ts';
import { formatDay } from '../time/format-moment.ts';

/** Of a file with those of many parcels. */
export const pagesTitle = 'Labels and packing slips';

interface SlipLine {
  title: string;
  partNumber: string | null;
  quantity: number;
}

export interface SlipFacts {
  orderId: string;
  createdAt: Date;
  shipping: {
    name?: string | null;
    company?: string;
    address: components['schemas']['PostalAddress'];
  } | null;
  shippingPreference: string | null;
  lines: readonly SlipLine[];
}

/** What stands on the slip in a parcel, in order, as text; how it looks is up to who draws it. */
export interface PackingSlip {
  heading: string;
  /** Who sends it. */
  from: string;
  /** As a bar code: scanned into any search for orders, it finds this one. */
  code: string;
  order: string;
  facts: string;
  to: string[];
  lines: readonly SlipLine[];
  total: string;
}

export function packingSlip(
  { orderId, createdAt, shipping, shippingPreference, lines }: SlipFacts,
  seller: { name: string },
): PackingSlip {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    heading: 'Packing slip',
    from: seller.name,
    code: shortId(orderId),
    order: `Order ${shortId(orderId)}`,
    facts: [formatDay(createdAt), shippingPreference].filter(Boolean).join(' · '),
    to: shipping ? parcelLines(shipping) : [],
    lines,
    total: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  };
}
