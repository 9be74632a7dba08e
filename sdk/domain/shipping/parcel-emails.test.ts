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

it('an order is on its way', () => {
  expect(asRead(shippedEmail(parcel, publicUrl))).toMatchInlineSnapshot(`
    "Your Spindle order 0a1b2c3d is on its way

    Hello Ines,

    Order 0a1b2c3d is packed and goes to the carrier. We write again when it is out for delivery.

    [x] Paid  [x] Picked  [x] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor    2
    Tracking number  9400

    It goes to Ines Berg, 12 Mill Road, Tempe.

    Follow your parcel: https://carrier.example/9400

    See your orders: https://shop.example/ui/orders

    Spindle
    "
  `);
});

it('the carrier tells how far a parcel is, of which neither number nor address is known', () => {
  const bare = { ...parcel, trackingNumber: null, trackingUrl: null, shipping: null };
  const emails = mailedStatuses.map((status) => asRead(trackingEmail(bare, status, publicUrl)));
  expect(emails.join('\n=====\n\n')).toMatchInlineSnapshot(`
    "Your Spindle order 0a1b2c3d is out for delivery

    Hello Ines,

    The carrier has your parcel on the van and means to bring it today.

    [x] Paid  [x] Picked  [x] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    Spindle

    =====

    Your Spindle order 0a1b2c3d was delivered

    Hello Ines,

    The carrier says that your parcel has arrived. If you cannot find it, please write to us.

    [x] Paid  [x] Picked  [x] Shipped  [x] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    Write to us: https://shop.example/ui/support

    Spindle

    =====

    Your Spindle order 0a1b2c3d is coming back to us

    Hello Ines,

    The carrier could not deliver your parcel and is bringing it back to us. Please write to us so that we can put it right.

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    See your orders: https://shop.example/ui/orders

    Write to us: https://shop.example/ui/support

    Spindle
    "
  `);
});

it('customers are not told each word of the carrier', () => {
  expect(mailedStatus('delivered')).toBe('delivered');
  expect(mailedStatus('in_transit')).toBeUndefined();
});

it('a label was voided: the old number is named, and no page of the carrier', () => {
  expect(asRead(labelVoidedEmail(parcel, '9400', publicUrl))).toMatchInlineSnapshot(`
    "Your Spindle order 0a1b2c3d gets a new tracking number

    Hello Ines,

    We have taken the label off the parcel of order 0a1b2c3d before it left, so the tracking number 9400 is not valid any more. You need not do anything: we write again, with the new number, once the parcel is on its way.

    [x] Paid  [x] Picked  [ ] Shipped  [ ] Delivered

    Order 0a1b2c3d
    --------------

    Spindle motor  2

    It goes to Ines Berg, 12 Mill Road, Tempe.

    See your orders: https://shop.example/ui/orders

    Spindle
    "
  `);
});

it.each([
  ['out_for_delivery', 'goes'],
  ['delivered', 'went'],
  ['return_to_sender', 'went'],
] as const)('a parcel that is %s %s to its address', (status, verb) => {
  const text = emailAsText(trackingEmail(parcel, status, publicUrl));
  expect(text).toContain(`It ${verb} to Ines Berg, 12 Mill Road, Tempe.`);
  expect(text).toContain('Tracking number  9400');
});
