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
  /** The carrier's own page about it. */
  trackingUrl: string | null;
  /** Every parcel, where the order has several. */
  parcels?: readonly Tracking[];
}

type Tracking = Pick<Parcel, 'trackingNumber' | 'trackingUrl'>;

const trackingsOf = ({ parcels = [], ...only }: Parcel): readonly Tracking[] =>
  parcels.length > 0 ? parcels : [only];

/** What customers are told by e-mail, of all that carriers say. */
export const mailedStatuses = ['out_for_delivery', 'delivered', 'return_to_sender'] as const;
export type MailedStatus = (typeof mailedStatuses)[number];

export function mailedStatus(status: string): MailedStatus | undefined {
  return mailedStatuses.find((one) => one === status);
}

/** An order has left, with the number to follow it by. */
export function shippedEmail(parcel: Parcel, publicUrl: string): Email {
  const id = shortId(parcel.id);
  return parcelEmail(parcel, publicUrl, {
    predicate: 'is on its way',
    reached: 'SHIPPED',
    text: `Order ${id} is packed and goes to the carrier. We write again when it is out for delivery.`,
  });
}

/**
 * Its label was voided before it left: the number they have leads nowhere.
 * @param voidedNumber the number that was
 */
export function labelVoidedEmail(parcel: Parcel, voidedNumber: string, publicUrl: string): Email {
  const id = shortId(parcel.id);
  const unlabelled = { ...parcel, parcels: [], trackingNumber: null, trackingUrl: null };
  return parcelEmail(unlabelled, publicUrl, {
    predicate: 'gets a new tracking number',
    reached: 'PICKED',
    text: `We have taken the label off the parcel of order ${id} before it left, so the tracking number ${voidedNumber} is not valid any more. You need not do anything: we write again, with the new number, once the parcel is on its way.`,
  });
}

/** What the carrier says of a parcel. */
export const trackingEmail = (parcel: Parcel, status: MailedStatus, publicUrl: string) =>
  parcelEmail(parcel, publicUrl, byStatus[status]);

interface ParcelText {
  /** Behind the order's number in the subject. */
  predicate: string;
  /** Null for a parcel that did not arrive. */
  reached: 'PICKED' | 'SHIPPED' | 'DELIVERED' | null;
  text: string;
  /** It says that one may have to write to us. */
  asks?: boolean;
}

const byStatus: Record<MailedStatus, ParcelText> = {
  out_for_delivery: {
    predicate: 'is out for delivery',
    reached: 'SHIPPED',
    text: 'The carrier has your parcel on the van and means to bring it today.',
  },
  delivered: {
    predicate: 'was delivered',
    reached: 'DELIVERED',
    text: 'The carrier says that your parcel has arrived. If you cannot find it, please write to us.',
    asks: true,
  },
  return_to_sender: {
    predicate: 'is coming back to us',
    reached: null,
    text: 'The carrier could not deliver your parcel and is bringing it back to us. Please write to us so that we can put it right.',
    asks: true,
  },
};

function parcelEmail(
  parcel: Parcel,
  publicUrl: string,
  { predicate, reached, text, asks = false }: ParcelText,
): Email {
  return {
    subject: `Your Spindle order ${shortId(parcel.id)} ${predicate}`,
    greeting: `Hello ${parcel.firstName},`,
    blocks: [
      paragraph(text),
      ...(reached === null ? [] : [stagesUpTo(reached)]),
      ...parcelBlocks(parcel, reached),
      ...trackingsOf(parcel).flatMap(({ trackingNumber, trackingUrl }) => {
        const which = trackingsOf(parcel).length > 1 ? ` ${trackingNumber ?? ''}` : '';
        return trackingUrl === null ? [] : [link(`Follow your parcel${which}`, trackingUrl)];
      }),
      linkToOrders(publicUrl),
      ...(asks ? [linkToSupport(publicUrl)] : []),
    ],
  };
}

/** What is in a parcel, its number, and where it goes. */
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
    ...(place === null ? [] : [paragraph(`It ${went ? 'went' : 'goes'} to ${place}.`)]),
  ];
}
