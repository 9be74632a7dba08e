import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { components } from '../../src/schema.d.ts';
import { heading, paragraph, paragraphIf, type EmailBlock } from '../mail/email.ts';
import { formatMoney } from '../money/dollars.ts';
import { formatWeekday } from '../time/format-date-time.ts';
import { shortId } from './order-id.ts';
import { titleWithParts, type TitledLine } from './sold-parts.ts';
import { postalLine } from './postal-lines.ts';

interface EmailedLine extends TitledLine {
  quantity: number;
  /** Price before the discount. The next field is the discount on all units together. */
  unitPriceCents: number;
  discountCents: number;
  /** The absolute URL of a small picture. */
  picture: string | null;
}

/** An order as emails describe it. Amounts are in cents. */
export interface EmailedOrder {
  id: string;
  /** The order that a return belongs to. */
  parentId: string | null;
  firstName: string;
  shippingGroup: string;
  shippingPreference: string | null;
  shipping: {
    name?: string | null | undefined;
    company?: string | null | undefined;
    address?: components['schemas']['PostalAddress'] | null | undefined;
  } | null;
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  expectedShippingAt: Date | null;
  lines: readonly EmailedLine[];
}

export const isDigital = ({ shippingGroup }: Pick<EmailedOrder, 'shippingGroup'>) =>
  shippingGroup === DIGITAL_GROUP;

/** States the amount of a refund and how long it takes. */
export const moneyBack = (cents: number) =>
  paragraphIf(
    cents !== 0,
    `We're refunding ${formatMoney(cents)} to the card or account you paid with. Banks take up to ten days to show a refund.`,
  );

/** Returns an order's lines and costs. */
export function orderBlocks(order: EmailedOrder, returned = 'Items in this return'): EmailBlock[] {
  const lines = order.lines.map(
    ({ unitPriceCents, picture, ...line }) =>
      [
        `${line.quantity} × ${titleWithParts(line)}`,
        formatMoney(unitPriceCents * line.quantity),
        picture,
      ] as const,
  );
  const discount = order.lines.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const shipped = !isDigital(order) && order.parentId === null;
  const shipping = order.shippingPreference ? `Shipping (${order.shippingPreference})` : 'Shipping';
  return [
    heading(order.parentId === null ? `Order ${shortId(order.id)}` : returned),
    {
      kind: 'table',
      rows: [
        ...lines,
        ...(discount > 0 ? [['Discount', `-${formatMoney(discount)}`] as const] : []),
        ...(shipped ? [[shipping, formatMoney(order.shippingCents)] as const] : []),
        ['Tax', formatMoney(order.taxCents)],
      ],
      total: ['Total', formatMoney(order.totalCents)],
    },
  ];
}

/** States where and when an order ships. */
export function destination(order: EmailedOrder, timeZone: string): EmailBlock[] {
  const { shipping, expectedShippingAt } = order;
  const to = postalLine(shipping);
  if (isDigital(order) || to === null) return [];
  const when = expectedShippingAt && ` by ${formatWeekday(expectedShippingAt, timeZone)}`;
  return [paragraph(`Ships to ${to}${when ?? ''}.`)];
}
