import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { parcelLines } from '../orders/postal-lines.ts';
import { formatWeight } from './format-weight.ts';
import { shippingOf } from './shipping-of.ts';
import { formatDay } from '../time/format-moment.ts';

type Schemas = components['schemas'];

/** Of a file with those of many parcels. */
export const pagesTitle = 'Labels and packing slips';

interface SlipLine {
  title: string;
  partNumber: string | null;
  quantity: number;
  /** What its item says of itself; its weight is among it. */
  attributes: readonly Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value'>[];
}

/** Whoever opens the parcel, and where to call them. */
interface Recipient {
  name?: string | null;
  company?: string;
  phone?: string;
  address: Schemas['PostalAddress'];
}

export interface SlipFacts {
  orderId: string;
  createdAt: Date;
  shipping: Recipient | null;
  shippingPreference: string | null;
  lines: readonly SlipLine[];
  /** Which of the order's parcels it is, where there are several. */
  parcel?: { number: number; count: number } | undefined;
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
  lines: readonly { title: string; quantity: number; note: string }[];
  total: string;
}

export function packingSlip(
  { orderId, createdAt, shipping, shippingPreference, lines, parcel }: SlipFacts,
  seller: { name: string; timeZone: string },
): PackingSlip {
  const ounces = lines.reduce((sum, line) => sum + ouncesOf(line), 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    heading: 'Packing slip',
    from: seller.name,
    code: shortId(orderId),
    order: `Order ${shortId(orderId)}`,
    facts: [
      formatDay(createdAt, seller.timeZone),
      shippingPreference,
      parcel && `Parcel ${parcel.number} of ${parcel.count}`,
    ]
      .filter(Boolean)
      .join(' · '),
    to: shipping ? recipientLines(shipping) : [],
    lines: lines.map((line) => ({
      title: line.title,
      quantity: line.quantity,
      note: [line.partNumber, formatWeight(ouncesOf(line))].filter(Boolean).join(' · '),
    })),
    total: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} · ${formatWeight(ounces)}`,
  };
}

const recipientLines = ({ phone, ...recipient }: Recipient): string[] => [
  ...parcelLines(recipient),
  ...(phone ? [phone] : []),
];

const ouncesOf = ({ quantity, attributes }: SlipLine) =>
  shippingOf({ digital: false, attributes }).ounces * quantity;
