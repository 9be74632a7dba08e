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

it('the email about a canceled order', () => {
  const why = 'You asked us to.';
  expect(asRead(cancellationEmail(parcelOrder, { why, cents: 14_990, publicUrl })))
    .toMatchInlineSnapshot(`
      "Your {{shop}} order 0a1b2c3d was canceled

      Hello Ines,

      Order 0a1b2c3d was canceled. You asked us to.

      We're refunding $149.90 to the card or account you paid with. Banks take up to ten days to show a refund.

      Order 0a1b2c3d
      --------------

      2 × Spindle motor   $120.00
      Shipping (Express)  $20.00
      Tax                 $9.90
      Total               $149.90

      See your orders: https://shop.example/ui/orders

      {{shop}}
      "
    `);
});

describe('the email about a refund', () => {
  it('says that downloads are closed', () => {
    expect(asRead(refundEmail(digitalOrder, { cents: 900, publicUrl }))).toMatchInlineSnapshot(`
      "Your refund for {{shop}} order ffffffff

      Hello Ines,

      We issued a refund for order ffffffff.

      We're refunding $9.00 to the card or account you paid with. Banks take up to ten days to show a refund.

      The downloads are no longer available, and the license keys no longer work. Please delete your copies.

      Order ffffffff
      --------------

      1 × Plan  $9.00
      Tax       $0.00
      Total     $9.00

      See your orders: https://shop.example/ui/orders

      {{shop}}
      "
    `);
  });

  it('for a return that was refunded before', () => {
    expect(asRead(refundEmail(ofReturn, { cents: 0, publicUrl }))).toMatchInlineSnapshot(`
      "Your refund for {{shop}} order 0a1b2c3d

      Hello Ines,

      We issued a refund for your return for order 0a1b2c3d.

      We refunded the full amount earlier.

      Items in this return
      --------------------

      2 × Spindle motor  $120.00
      Tax                $9.90
      Total              $149.90

      See your orders: https://shop.example/ui/orders

      {{shop}}
      "
    `);
  });
});

it('the emails about a requested, received and denied return', () => {
  expect(
    asRead(
      returnRequestedEmail(ofReturn, {
        publicUrl,
        company: { name: 'Spindle', address: '1 Road, Tempe' },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "Your return for {{shop}} order 0a1b2c3d

    Hello Ines,

    We received your return request for order 0a1b2c3d. Pack the items below, include a note with the order number and send them to Spindle, 1 Road, Tempe. We'll refund you once they arrive.

    Items in this return
    --------------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    See your orders: https://shop.example/ui/orders

    {{shop}}
    "
  `);
  expect(asRead(returnReceivedEmail(ofReturn, { publicUrl }))).toMatchInlineSnapshot(`
    "We received your return for {{shop}} order 0a1b2c3d

    Hello Ines,

    Your return for order 0a1b2c3d has arrived. We'll email you when we refund you.

    Items in this return
    --------------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    See your orders: https://shop.example/ui/orders

    {{shop}}
    "
  `);
  expect(asRead(returnDeniedEmail(ofReturn, { publicUrl }))).toMatchInlineSnapshot(`
    "Your return for {{shop}} order 0a1b2c3d was not accepted

    Hello Ines,

    We couldn't accept your return for order 0a1b2c3d, so we didn't issue a refund. If you think this is a mistake, contact us.

    Items in your request
    ---------------------

    2 × Spindle motor  $120.00
    Tax                $9.90
    Total              $149.90

    Contact us: https://shop.example/ui/support

    {{shop}}
    "
  `);
});
