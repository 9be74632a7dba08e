import { worded } from '../emails/wording.ts';
import {
  heading,
  link,
  linkToOrders,
  linkToSupport,
  paragraph,
  type Email,
  type EmailBlock,
} from '../mail/email.ts';
import type { EmailedOrder } from '../orders/email-blocks.ts';
import { stagesUpTo } from '../orders/stages.ts';
import { shortId } from '../orders/order-id.ts';
import { postalLine } from '../orders/postal-lines.ts';

export interface Parcel extends Pick<EmailedOrder, 'id' | 'firstName' | 'shipping' | 'lines'> {
  trackingNumber: string | null;
  /** The parcel's page on the carrier's website. */
  trackingUrl: string | null;
  /** All of the order's parcels, if it has several. */
  parcels?: readonly Tracking[];
}

type Tracking = Pick<Parcel, 'trackingNumber' | 'trackingUrl'>;

const trackingsOf = ({ parcels = [], ...only }: Parcel): readonly Tracking[] =>
  parcels.length > 0 ? parcels : [only];

/** Tracking statuses that trigger an email to the customer. */
export const mailedStatuses = ['out_for_delivery', 'delivered', 'return_to_sender'] as const;
export type MailedStatus = (typeof mailedStatuses)[number];

export function mailedStatus(status: string): MailedStatus | undefined {
  return mailedStatuses.find((one) => one === status);
}

/** Returns the email that says an order has shipped, with its tracking number. */
export function shippedEmail(parcel: Parcel, publicUrl: string): Email {
  return parcelEmail(parcel, publicUrl, { kind: 'order-shipped', reached: 'SHIPPED' });
}

/**
 * Returns the email that says a label was voided before the parcel shipped, so the tracking number
 * is no longer valid.
 * @param voidedNumber the customer's tracking number
 */
export function labelVoidedEmail(parcel: Parcel, voidedNumber: string, publicUrl: string): Email {
  const unlabeled = { ...parcel, parcels: [], trackingNumber: null, trackingUrl: null };
  const text = { kind: 'label-voided', reached: 'PICKED', tracking: voidedNumber } as const;
  return parcelEmail(unlabeled, publicUrl, text);
}

/** Returns the email about a tracking status. */
export const trackingEmail = (parcel: Parcel, status: MailedStatus, publicUrl: string) =>
  parcelEmail(parcel, publicUrl, byStatus[status]);

interface ParcelText {
  kind: 'order-shipped' | 'label-voided' | 'out-for-delivery' | 'delivered' | 'returned-to-sender';
  /** Null for a parcel that didn't arrive. */
  reached: 'PICKED' | 'SHIPPED' | 'DELIVERED' | null;
  /** The tracking number that is no longer valid. */
  tracking?: string;
  /** Whether the email asks the customer to contact us if something is wrong. */
  asks?: boolean;
}

const byStatus: Record<MailedStatus, ParcelText> = {
  out_for_delivery: {
    kind: 'out-for-delivery',
    reached: 'SHIPPED',
  },
  delivered: {
    kind: 'delivered',
    reached: 'DELIVERED',
    asks: true,
  },
  return_to_sender: {
    kind: 'returned-to-sender',
    reached: null,
    asks: true,
  },
};

function parcelEmail(
  parcel: Parcel,
  publicUrl: string,
  { kind, reached, tracking = '', asks = false }: ParcelText,
): Email {
  const { firstName: name } = parcel;
  const values = { name, order: shortId(parcel.id) };
  const email = {
    greeting: `Hello ${name},`,
    blocks: [
      ...(reached === null ? [] : [stagesUpTo(reached)]),
      ...parcelBlocks(parcel, reached),
      ...trackingsOf(parcel).flatMap(({ trackingNumber, trackingUrl }) => {
        const which = trackingsOf(parcel).length > 1 ? ` ${trackingNumber ?? ''}` : '';
        return trackingUrl === null ? [] : [link(`Track your parcel${which}`, trackingUrl)];
      }),
      linkToOrders(publicUrl),
      ...(asks ? [linkToSupport(publicUrl)] : []),
    ],
  };
  return kind === 'label-voided'
    ? worded(kind, { ...values, tracking }, email)
    : worded(kind, values, email);
}

/** Lists a parcel's contents, tracking number and destination. */
function parcelBlocks(parcel: Parcel, reached: ParcelText['reached']): EmailBlock[] {
  const { id, lines, shipping } = parcel;
  const went = reached === null || reached === 'DELIVERED';
  const contents = lines.map(
    ({ title, quantity, picture }) => [title, String(quantity), picture] as const,
  );
  const number = trackingsOf(parcel).flatMap(({ trackingNumber }) =>
    trackingNumber ? [['Tracking number', trackingNumber] as const] : [],
  );
  const place = postalLine(shipping);
  return [
    heading(`Order ${shortId(id)}`),
    { kind: 'table', rows: [...contents, ...number] },
    ...(place === null ? [] : [paragraph(`${went ? 'Shipped' : 'Ships'} to ${place}.`)]),
  ];
}
