import type { components } from '../../src/schema.d.ts';
import { worded } from '../emails/wording.ts';
import {
  heading,
  link,
  linkToOrders,
  paragraphIf,
  type Email,
  type EmailBlock,
} from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';
import { formatMoney } from '../money/dollars.ts';
import { destination, isDigital, orderBlocks, type EmailedOrder } from './email-blocks.ts';
import { stagesUpTo } from './stages.ts';

type Access = Pick<components['schemas']['OrderLine'], 'title' | 'downloads' | 'licenceKeys'>;

export interface PaidOrder extends EmailedOrder {
  receiptUrl: string | null;
  /** The digital content its lines give access to. */
  access: readonly Access[];
}

interface Links {
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
  /** When download links stop working. */
  linksUntil: Date;
  /** Number of the attached invoice. */
  invoice: string | null;
}

/** Returns the email that confirms a payment and lists the orders it created. */
export function confirmationEmail(orders: readonly PaidOrder[], links: Links): Email {
  const [first] = orders;
  const total = orders.reduce((sum, order) => sum + order.totalCents, 0);
  const parcels = orders.filter((order) => !isDigital(order)).length;
  const name = first?.firstName ?? '';
  return worded(
    'order-confirmed',
    { name, total: formatMoney(total) },
    {
      greeting: `Hello ${name},`,
      blocks: [
        ...paragraphIf(links.invoice !== null, `Your invoice ${links.invoice} is attached.`),
        ...paragraphIf(parcels === 1, "We'll email you when your parcel ships."),
        ...paragraphIf(
          parcels > 1,
          `Your items ship in ${parcels} parcels. We'll email you when each one ships.`,
        ),
        ...orders.flatMap((order) => [
          ...orderBlocks(order),
          ...destination(order, links.timeZone),
          ...(isDigital(order) ? [] : [stagesUpTo('PAID')]),
          ...accessBlocks(order.access, links),
        ]),
        linkToOrders(links.publicUrl),
        ...(first?.receiptUrl ? [link('See your receipt', first.receiptUrl)] : []),
      ],
    },
  );
}

/** Lists an order's download links and license keys. */
function accessBlocks(
  lines: readonly Access[],
  { publicUrl, timeZone, linksUntil }: Links,
): EmailBlock[] {
  const downloads = lines.flatMap((line) => line.downloads);
  const ready = downloads.flatMap(({ title, url, description }) => {
    const about = description === null ? '' : ` (${description})`;
    return url === null ? [] : [link(`Download ${title}${about}`, publicUrl + url)];
  });
  const keys = lines.flatMap(({ title, licenceKeys }) =>
    licenceKeys.map((one) => [`${title}: ${one.title}`, one.key] as const),
  );
  return [
    ...ready,
    ...paragraphIf(
      ready.length > 0,
      `These links work until ${formatDateTime(linksUntil, timeZone)}. After that, find new links under Orders.`,
    ),
    ...paragraphIf(
      ready.length < downloads.length,
      "One file isn't ready yet. You'll find it under Orders.",
    ),
    ...(keys.length > 0 ? [heading(keys.length > 1 ? 'License keys' : 'License key')] : []),
    ...keys.map((row) => ({ kind: 'table', rows: [row] }) as const),
  ];
}
