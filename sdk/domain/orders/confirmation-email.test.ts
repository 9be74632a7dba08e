import { describe, expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { expectedShippingDate } from './expected-shipping.ts';
import { digitalOrder, parcelOrder } from './fixtures/orders.ts';

const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

describe('confirming an order', () => {
  const links = {
    publicUrl: 'https://shop.example',
    timeZone: 'America/Los_Angeles',
    linksUntil: new Date('2026-11-25T09:05:00Z'),
    invoice: 'INV-000236',
  };
  const paid = { ...parcelOrder, receiptUrl: 'https://pay.example/receipt', access: [] };
  const key = (title: string) => ({ attributeId: title, title, key: `AAAA-${title}` });
  const file = (title: string, url: string | null, description: string | null) => ({
    attributeId: title,
    title,
    description,
    size: 5,
    url,
    expiresAt: null,
  });
  const access = {
    title: 'Plan',
    downloads: [file('plan.zip', '/a', 'As DXF'), file('parts.pdf', '/b', null)],
    licenceKeys: [key('Pro')],
  };

  it("uses the shop's date: at 03:30 UTC it is still the day before in Los Angeles", () => {
    const placed = new Date('2026-11-24T03:30:00Z');
    const expectedShippingAt = expectedShippingDate(placed, 0, links.timeZone);
    expect(asRead(confirmationEmail([{ ...paid, expectedShippingAt }], links))).toContain(
      ', United States by Monday, November 23, 2026.',
    );
  });

  it('with one parcel', () => {
    expect(asRead(confirmationEmail([paid], links))).toMatchInlineSnapshot(`
      "Your {{shop}} order is confirmed

      Hello Ines,

      Thank you for your order. We received your payment of $149.90.

      Your invoice INV-000236 is attached.

      We'll email you when your parcel ships.

      Order 0a1b2c3d
      --------------

      2 × Spindle motor   $120.00
      Shipping (Express)  $20.00
      Tax                 $9.90
      Total               $149.90

      Ships to Ines Berg, 12 Mill Road, Tempe, AZ 85281, United States by Tuesday, November 24, 2026.

      [x] Paid  [ ] Picked  [ ] Shipped  [ ] Delivered

      See your orders: https://shop.example/ui/orders

      See your receipt: https://pay.example/receipt

      {{shop}}
      "
    `);
  });

  it('with two parcels and downloads, of which a file is missing', () => {
    const late = { ...access, downloads: [...access.downloads, file('late.zip', null, null)] };
    const orders = [
      paid,
      { ...paid, id: 'bbbbbbbb-2' },
      { ...paid, ...digitalOrder, access: [late] },
    ];
    expect(asRead(confirmationEmail(orders, links))).toMatchInlineSnapshot(`
      "Your {{shop}} order is confirmed

      Hello Ines,

      Thank you for your order. We received your payment of $308.80.

      Your invoice INV-000236 is attached.

      Your items ship in 2 parcels. We'll email you when each one ships.

      Order 0a1b2c3d
      --------------

      2 × Spindle motor   $120.00
      Shipping (Express)  $20.00
      Tax                 $9.90
      Total               $149.90

      Ships to Ines Berg, 12 Mill Road, Tempe, AZ 85281, United States by Tuesday, November 24, 2026.

      [x] Paid  [ ] Picked  [ ] Shipped  [ ] Delivered

      Order bbbbbbbb
      --------------

      2 × Spindle motor   $120.00
      Shipping (Express)  $20.00
      Tax                 $9.90
      Total               $149.90

      Ships to Ines Berg, 12 Mill Road, Tempe, AZ 85281, United States by Tuesday, November 24, 2026.

      [x] Paid  [ ] Picked  [ ] Shipped  [ ] Delivered

      Order ffffffff
      --------------

      1 × Plan  $9.00
      Tax       $0.00
      Total     $9.00

      Download plan.zip (As DXF): https://shop.example/a

      Download parts.pdf: https://shop.example/b

      These links work until November 25, 2026 at 1:05 AM PST. After that, find new links under Orders.

      One file isn't ready yet. You'll find it under Orders.

      License key
      -----------

      Plan: Pro  AAAA-Pro

      See your orders: https://shop.example/ui/orders

      See your receipt: https://pay.example/receipt

      {{shop}}
      "
    `);
  });

  it('with several keys and no receipt', () => {
    const keys = { ...access, downloads: [], licenceKeys: [key('Pro'), key('Lite')] };
    const bought = { ...paid, ...digitalOrder, receiptUrl: null, access: [keys] };
    expect(asRead(confirmationEmail([bought], links))).toMatchInlineSnapshot(`
      "Your {{shop}} order is confirmed

      Hello Ines,

      Thank you for your order. We received your payment of $9.00.

      Your invoice INV-000236 is attached.

      Order ffffffff
      --------------

      1 × Plan  $9.00
      Tax       $0.00
      Total     $9.00

      License keys
      ------------

      Plan: Pro  AAAA-Pro

      Plan: Lite  AAAA-Lite

      See your orders: https://shop.example/ui/orders

      {{shop}}
      "
    `);
  });

  it('before its address and shipping are known', () => {
    const bare = { ...paid, shipping: null, shippingPreference: null };
    const text = emailAsText(confirmationEmail([bare], links));
    expect(text).toContain('Shipping           $20.00');
    expect(text).not.toContain('Ships to');
  });

  it('with the discount of all lines', () => {
    const [motor] = paid.lines;
    if (!motor) throw new Error('There is a motor.');
    const lines = [
      { ...motor, discountCents: 1_200 },
      { ...motor, discountCents: 300 },
    ];
    const text = emailAsText(confirmationEmail([{ ...paid, lines }], links));
    expect(text).toContain('Discount            -$15.00\n');
    expect(emailAsText(confirmationEmail([paid], links))).not.toContain('Discount');
  });

  it("doesn't mention an invoice if there is none", () => {
    const text = emailAsText(confirmationEmail([paid], { ...links, invoice: null }));
    expect(text).not.toContain('invoice');
  });

  it('has no shipping date if none is expected', () => {
    const undated = { ...paid, expectedShippingAt: null };
    const text = emailAsText(confirmationEmail([undated], links));
    expect(text).toContain('Ships to Ines Berg, 12 Mill Road, Tempe, AZ 85281, United States.\n');
  });
});
