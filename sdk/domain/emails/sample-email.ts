import { deletionEmail } from '../account/deletion-emails.ts';
import { exportEmail } from '../account/export-email.ts';
import { paymentFailedEmail } from '../checkout/payment-failed-email.ts';
import { accountNoticeEmail } from '../identity/account-notice-email.ts';
import {
  knownAddressEmail,
  recoveryCodeEmail,
  registrationCodeEmail,
} from '../identity/code-emails.ts';
import { invitationEmail } from '../identity/invitation-email.ts';
import { newDeviceEmail } from '../identity/new-device-email.ts';
import { linkToOrders, type Email } from '../mail/email.ts';
import { noticeEmail } from '../notices/notice-email.ts';
import { confirmationEmail } from '../orders/confirmation-email.ts';
import type { EmailedOrder } from '../orders/email-blocks.ts';
import {
  cancellationEmail,
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
  returnRequestedEmail,
} from '../orders/order-emails.ts';
import { staffRefundEmail } from '../refunds/refund-email.ts';
import {
  labelVoidedEmail,
  shippedEmail,
  trackingEmail,
  type Parcel,
} from '../shipping/parcel-emails.ts';
import { subscriptionEmail, type SubscriptionEvent } from '../subscriptions/emails.ts';
import {
  supportEmail,
  ticketAnswerEmail,
  ticketMessageEmail,
  ticketReceivedEmail,
  type EmailedTicket,
} from '../support/ticket-emails.ts';
import { tokenMadeEmail } from '../tokens/token-made-email.ts';
import { webhookOffEmail } from '../webhooks/webhook-off-email.ts';
import type { EmailKind } from './email-kinds.ts';
import { worded } from './wording.ts';

interface Sample {
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
  now: Date;
}

const DAY_MS = 86_400_000;
const firstName = 'Ada';
const ID = '0a1b2c3d-0000-4000-8000-000000000000';

const order: EmailedOrder = {
  id: ID,
  parentId: null,
  firstName,
  shippingGroup: 'PARCEL',
  shippingPreference: 'USPS Priority',
  shipping: {
    name: 'Ada Park',
    address: {
      line1: '1 Market Street',
      line2: null,
      city: 'San Francisco',
      state: 'CA',
      postal_code: '94105',
      country: 'US',
    },
  },
  totalCents: 42_300,
  taxCents: 3_100,
  shippingCents: 1_200,
  expectedShippingAt: null,
  lines: [
    {
      title: 'ER20 spindle',
      quantity: 1,
      unitPriceCents: 38_000,
      discountCents: 0,
      picture: null,
    },
  ],
};
const parcel: Parcel = {
  ...order,
  trackingNumber: '9400100000000000000000',
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction',
};

const ticket: EmailedTicket = {
  id: ID,
  number: 1042,
  email: 'ada@example.com',
  name: firstName,
  issue: 'Collet size',
  message: 'Does this collet fit my spindle?',
  known: true,
};

const subscription = (event: SubscriptionEvent) => (sample: Sample) =>
  subscriptionEmail(
    event,
    {
      firstName,
      title: 'CAM plans',
      catalogTitle: 'Software',
      currentPeriodEnd: new Date(sample.now.getTime() + 30 * DAY_MS),
      price: null,
    },
    { ...sample, why: 'You already have this subscription.' },
  );

const notice = (kind: Parameters<typeof accountNoticeEmail>[0]) => (sample: Sample) =>
  accountNoticeEmail(kind, { firstName, at: sample.now, ...sample });

const deletion = (stage: Parameters<typeof deletionEmail>[0]) => (sample: Sample) =>
  deletionEmail(stage, { firstName, due: new Date(sample.now.getTime() + 30 * DAY_MS), ...sample });

const refund = (publicUrl: string) => ({ cents: 42_300, publicUrl });

const samples: Record<EmailKind, (sample: Sample) => Email> = {
  'order-confirmed': ({ publicUrl, timeZone, now }) =>
    confirmationEmail([{ ...order, receiptUrl: null, access: [] }], {
      publicUrl,
      timeZone,
      linksUntil: now,
      invoice: 'R-1042',
    }),
  'order-canceled': ({ publicUrl }) =>
    cancellationEmail(order, { why: 'Canceled by the customer.', ...refund(publicUrl) }),
  'order-refunded': ({ publicUrl }) => refundEmail(order, refund(publicUrl)),
  'order-partly-refunded': ({ publicUrl }) =>
    staffRefundEmail(
      {
        orderId: ID,
        firstName,
        amount: 9_500,
        lines: [{ title: 'ER20 spindle', quantity: 0, amount: 9_500 }],
        shipping: 0,
      },
      publicUrl,
    ),
  'credit-note': ({ publicUrl }) =>
    worded(
      'credit-note',
      {
        name: 'Ada Park',
        order: ID.slice(0, 8),
        number: 'C-17',
        invoice: 'R-1042',
        amount: '$95.00',
      },
      { greeting: 'Hello Ada Park,', blocks: [linkToOrders(publicUrl)] },
    ),
  'payment-failed': ({ publicUrl }) =>
    paymentFailedEmail({ firstName, amountCents: 42_300, lines: order.lines }, publicUrl),
  'return-requested': ({ publicUrl }) =>
    returnRequestedEmail(order, {
      publicUrl,
      company: { name: 'Your shop', address: '5 Mill Lane, Oakland, CA 94607' },
    }),
  'return-received': (sample) => returnReceivedEmail(order, sample),
  'return-denied': (sample) => returnDeniedEmail(order, sample),
  'order-shipped': ({ publicUrl }) => shippedEmail(parcel, publicUrl),
  'label-voided': ({ publicUrl }) => labelVoidedEmail(parcel, '9400100000000000000000', publicUrl),
  'out-for-delivery': ({ publicUrl }) => trackingEmail(parcel, 'out_for_delivery', publicUrl),
  delivered: ({ publicUrl }) => trackingEmail(parcel, 'delivered', publicUrl),
  'returned-to-sender': ({ publicUrl }) => trackingEmail(parcel, 'return_to_sender', publicUrl),
  'item-available': ({ publicUrl }) =>
    noticeEmail(
      {
        firstName,
        item: {
          catalogId: 'spindles',
          catalogItemId: 'er20',
          title: 'ER20 spindle',
          priceCents: 38_000,
          picture: null,
        },
      },
      publicUrl,
    ),
  'subscription-started': subscription('STARTED'),
  'subscription-canceled': subscription('CANCELLED'),
  'subscription-payment-failed': subscription('PAYMENT_DUE'),
  'subscription-ended': subscription('ENDED'),
  'subscription-not-started': subscription('NOT_STARTED'),
  'subscription-refused': subscription('REFUSED'),
  'ticket-received': () => ticketReceivedEmail(ticket),
  'ticket-answered': ({ publicUrl }) =>
    ticketAnswerEmail(ticket, 'Yes, it fits every ER20 holder.', publicUrl),
  'ticket-for-staff': ({ publicUrl }) => supportEmail(ticket, publicUrl),
  'ticket-message-for-staff': ({ publicUrl }) =>
    ticketMessageEmail(ticket, 'Thank you, it fits.', publicUrl),
  'registration-code': () => registrationCodeEmail('12345678'),
  'address-known': ({ publicUrl }) => knownAddressEmail(publicUrl),
  'recovery-code': ({ publicUrl }) => recoveryCodeEmail({ firstName, code: '12345678', publicUrl }),
  invitation: ({ publicUrl }) =>
    invitationEmail({ firstName, email: 'ada@example.com', publicUrl, roles: [] }),
  'staff-invitation': ({ publicUrl }) =>
    invitationEmail({ firstName, email: 'ada@example.com', publicUrl, roles: ['Fulfillment'] }),
  'new-device': ({ now, ...sample }) =>
    newDeviceEmail({
      firstName,
      device: 'Firefox on Linux',
      place: '192.0.2.7',
      at: now,
      ...sample,
    }),
  'password-changed': notice('password-changed'),
  'authenticator-changed': notice('authenticator-changed'),
  'authenticator-reset': notice('authenticator-reset'),
  'recovery-codes-renewed': notice('recovery-codes-renewed'),
  'recovery-code-used': notice('recovery-code-used'),
  'passkey-added': notice('passkey-added'),
  'passkey-removed': notice('passkey-removed'),
  'made-administrator': notice('made-administrator'),
  'roles-changed': notice('roles-changed'),
  'deletion-requested': deletion('awaited'),
  'deletion-canceled': deletion('taken-back'),
  'account-deleted': deletion('done'),
  'data-export': ({ now, ...sample }) => exportEmail({ firstName, until: now, ...sample }),
  'token-created': ({ now, ...sample }) =>
    tokenMadeEmail({
      firstName,
      name: 'Warehouse scanner',
      scope: 'warehouse',
      scopes: null,
      madeAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY_MS),
      ...sample,
    }),
  'webhook-off': ({ publicUrl }) =>
    webhookOffEmail({ id: ID, url: 'https://erp.example/hooks', because: 'GONE', publicUrl }),
};

/** Returns an email of this kind to a made-up customer. Nothing is sent. */
export const sampleEmail = (kind: EmailKind, sample: Sample): Email => samples[kind](sample);
