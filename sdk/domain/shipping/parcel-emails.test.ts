import { expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import {
  labelVoidedEmail,
  mailedStatus,
  mailedStatuses,
  shippedEmail,
  trackingEmail,
} from './parcel-emails.ts';

const publicUrl = 'https://shop.example';
const parcel = {
  id: '0a1b2c3d-1111-4222-8333-444455556666',
  firstName: 'Ines',
  shipping: {
    name: 'Ines Berg',
    address: {
      line1: '12 Mill Road',
      line2: null,
      city: 'Tempe',
      state: null,
      postal_code: null,
      country: null,
    },
  },
  lines: [
    { title: 'Spindle motor', quantity: 2, unitPriceCents: 6000, discountCents: 0, picture: null },
  ],
  trackingNumber: '9400',
  trackingUrl: 'https://carrier.example/9400',
};

const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

it('the email about a shipped order', () => {
  expect(asRead(shippedEmail(parcel, publicUrl))).toMatchInlineSnapshot(`
    "Your {{shop}} order 0a1b2c3d is on its way

    Hello Ines,

    Order 0a1b2c3d is packed and on its way to the carrier. We'll email you when it's out for delivery.

    [x] Paid  [x] Picked  [x] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor    2
    Tracking number  9400

    Ships to Ines Berg, 12 Mill Road, Tempe.

    Track your parcel: https://carrier.example/9400

    See your orders: https://shop.example/ui/orders

    {{shop}}
    "
  `);
});

it('the emails about tracking, without a known number or address', () => {
  const bare = { ...parcel, trackingNumber: null, trackingUrl: null, shipping: null };
  const emails = mailedStatuses.map((status) => asRead(trackingEmail(bare, status, publicUrl)));
  expect(emails.join('\n=====\n\n')).toMatchInlineSnapshot(`
    "Your {{shop}} order 0a1b2c3d is out for delivery

    Hello Ines,

    Your parcel is out for delivery today.

    [x] Paid  [x] Picked  [x] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    {{shop}}

    =====

    Your {{shop}} order 0a1b2c3d was delivered

    Hello Ines,

    The carrier delivered your parcel. If you can't find it, contact us.

    [x] Paid  [x] Picked  [x] Shipped  [x] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    Contact us: https://shop.example/ui/support

    {{shop}}

    =====

    Your {{shop}} order 0a1b2c3d is being returned to us

    Hello Ines,

    The carrier couldn't deliver your parcel and is returning it to us. Contact us so we can fix this.

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    Contact us: https://shop.example/ui/support

    {{shop}}
    "
  `);
});

it('sends no email for other tracking statuses', () => {
  expect(mailedStatus('delivered')).toBe('delivered');
  expect(mailedStatus('in_transit')).toBeUndefined();
});

it('the email about a voided label names the old number and links to no carrier page', () => {
  expect(asRead(labelVoidedEmail(parcel, '9400', publicUrl))).toMatchInlineSnapshot(`
    "Your {{shop}} order 0a1b2c3d will get a new tracking number

    Hello Ines,

    We canceled the shipping label for order 0a1b2c3d before it shipped, so tracking number 9400 is no longer valid. You don't need to do anything. We'll email you the new number when your parcel ships.

    [x] Paid  [x] Picked  [ ] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    Ships to Ines Berg, 12 Mill Road, Tempe.

    See your orders: https://shop.example/ui/orders

    {{shop}}
    "
  `);
});

it.each([
  ['out_for_delivery', 'Ships'],
  ['delivered', 'Shipped'],
  ['return_to_sender', 'Shipped'],
] as const)('an email about a parcel that is %s says “%s to” its address', (status, verb) => {
  const text = emailAsText(trackingEmail(parcel, status, publicUrl));
  expect(text).toContain(`${verb} to Ines Berg, 12 Mill Road, Tempe.`);
  expect(text).toContain('Tracking number  9400');
});
