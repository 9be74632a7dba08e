import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { parcelLines } from '../orders/postal-lines.ts';
import { formatWeight } from './format-weight.ts';
import { shippingOf } from './shipping-of.ts';
import { formatDay } from '../time/format-date-time.ts';

type Schemas = components['schemas'];

/** Name of the file with the pages of several parcels. */
export const pagesTitle = 'Labels and packing slips';

interface SlipLine {
  title: string;
  partNumber: string | null;
  quantity: number;
  /** The item's attributes, which include its weight. */
  attributes: readonly Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value'>[];
}

/** The recipient and their phone number. */
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
  /** The parcel's number within its order, if the order has several parcels. */
  parcel?: { number: number; count: number } | undefined;
}

/** The text of a packing slip, in order. The renderer decides how it looks. */
export interface PackingSlip {
  heading: string;
  /** The sender. */
  from: string;
  /** Printed as a barcode. Scanning it into any order search finds this order. */
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
