import {
  SHOP_NAME,
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
  const id = shortId(parcel.id);
  return parcelEmail(parcel, publicUrl, {
    predicate: 'is on its way',
    reached: 'SHIPPED',
    text: `Order ${id} is packed and on its way to the carrier. We'll email you when it's out for delivery.`,
  });
}

/**
 * Returns the email that says a label was voided before the parcel shipped, so the tracking number
 * is no longer valid.
 * @param voidedNumber the customer's tracking number
 */
export function labelVoidedEmail(parcel: Parcel, voidedNumber: string, publicUrl: string): Email {
  const id = shortId(parcel.id);
  const unlabeled = { ...parcel, parcels: [], trackingNumber: null, trackingUrl: null };
  return parcelEmail(unlabeled, publicUrl, {
    predicate: 'will get a new tracking number',
    reached: 'PICKED',
    text: `We canceled the shipping label for order ${id} before it shipped, so tracking number ${voidedNumber} is no longer valid. You don't need to do anything. We'll email you the new number when your parcel ships.`,
  });
}

/** Returns the email about a tracking status. */
export const trackingEmail = (parcel: Parcel, status: MailedStatus, publicUrl: string) =>
  parcelEmail(parcel, publicUrl, byStatus[status]);

interface ParcelText {
  /** Continues the subject after the order's number. */
  predicate: string;
  /** Null for a parcel that didn't arrive. */
  reached: 'PICKED' | 'SHIPPED' | 'DELIVERED' | null;
  text: string;
  /** Whether the email asks the customer to contact us if something is wrong. */
  asks?: boolean;
}

const byStatus: Record<MailedStatus, ParcelText> = {
  out_for_delivery: {
    predicate: 'is out for delivery',
    reached: 'SHIPPED',
    text: 'Your parcel is out for delivery today.',
  },
  delivered: {
    predicate: 'was delivered',
    reached: 'DELIVERED',
    text: "The carrier delivered your parcel. If you can't find it, contact us.",
    asks: true,
  },
  return_to_sender: {
    predicate: 'is being returned to us',
    reached: null,
    text: "The carrier couldn't deliver your parcel and is returning it to us. Contact us so we can fix this.",
    asks: true,
  },
};

function parcelEmail(
  parcel: Parcel,
  publicUrl: string,
  { predicate, reached, text, asks = false }: ParcelText,
): Email {
  return {
    subject: `Your ${SHOP_NAME} order ${shortId(parcel.id)} ${predicate}`,
    greeting: `Hello ${parcel.firstName},`,
    blocks: [
      paragraph(text),
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
