import { describe, expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import { digitalOrder, parcelOrder } from './fixtures/orders.ts';
import {
  cancellationEmail,
  refundEmail,
  returnDeniedEmail,
  returnReceivedEmail,
  returnRequestedEmail,
} from './order-emails.ts';

const publicUrl = 'https://shop.example';
const ofReturn = { ...parcelOrder, id: 'eeeeeeee-2', parentId: parcelOrder.id };

const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

it('an order is cancelled', () => {
  const why = 'You asked us to.';
  expect(asRead(cancellationEmail(parcelOrder, { why, cents: 14_990, publicUrl })))
    .toMatchInlineSnapshot(`
      "Your Spindle order 0a1b2c3d was cancelled

      Hello Ines,

      Order 0a1b2c3d was cancelled. You asked us to.

      $149.90 goes back to the card or account you paid with. Banks take up to ten days to show it.

      Order 0a1b2c3d
      --------------

      2 × Spindle motor   $120.00
      Shipping (Express)  $20.00
      Tax                 $9.90
      Total               $149.90

      See your orders: https://shop.example/ui/orders

      Spindle
      "
    `);
});

describe('an order is refunded', () => {
  it('with its downloads closed', () => {
    expect(asRead(refundEmail(digitalOrder, { cents: 900, publicUrl }))).toMatchInlineSnapshot(`
      "Your refund for Spindle order ffffffff

      Hello Ines,

      Order ffffffff is refunded.

      $9.00 goes back to the card or account you paid with. Banks take up to ten days to show it.

      Its downloads are closed now, and its licence keys are not valid any more. Please delete your copies.

      Order ffffffff
      --------------

      1 × Plan  $9.00
      Tax       $0.00
      Total     $9.00

      See your orders: https://shop.example/ui/orders

      Spindle
      "
    `);
  });

  it('as a return, whose money went back before', () => {
    expect(asRead(refundEmail(ofReturn, { cents: 0, publicUrl }))).toMatchInlineSnapshot(`
      "Your refund for Spindle order 0a1b2c3d

      Hello Ines,

      Your return for order 0a1b2c3d is refunded. All of the money for it has gone back to you before.

      What comes back
      ---------------

      2 × Spindle motor  $120.00
      Tax                $9.90
      Total              $149.90

      See your orders: https://shop.example/ui/orders

      Spindle
      "
    `);
  });
});

it('a return is requested, received, denied', () => {
  expect(
    asRead(
      returnRequestedEmail(ofReturn, {
        publicUrl,
        company: { name: 'Spindle', address: '1 Road, Tempe' },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "Your return for Spindle order 0a1b2c3d

    Hello Ines,

    We have noted that you want to send back some of order 0a1b2c3d. Please pack the items below with a note of that number, and send them to Spindle, 1 Road, Tempe. Once they have arrived, we refund you.

    What comes back
    ---------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    See your orders: https://shop.example/ui/orders

    Spindle
    "
  `);
  expect(asRead(returnReceivedEmail(ofReturn, { publicUrl }))).toMatchInlineSnapshot(`
    "We have received your return for Spindle order 0a1b2c3d

    Hello Ines,

    Your return for order 0a1b2c3d has arrived. We write to you again as soon as it is refunded.

    What comes back
    ---------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    See your orders: https://shop.example/ui/orders

    Spindle
    "
  `);
  expect(asRead(returnDeniedEmail(ofReturn, { publicUrl }))).toMatchInlineSnapshot(`
    "Your return for Spindle order 0a1b2c3d was not accepted

    Hello Ines,

    We could not accept your return for order 0a1b2c3d, so it is not refunded. If you think that is wrong, please write to us.

    What you wanted to send back
    ----------------------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    Write to us: https://shop.example/ui/support

    Spindle
    "
  `);
});
