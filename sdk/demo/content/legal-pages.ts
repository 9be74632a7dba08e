import { link, written } from './written.ts';

/** Texts to start from: whoever sells has them read by somebody who knows the law there. */
export const legalPages = [
  written('privacy', {
    title: 'Privacy',
    description: 'What we know of you, what for, for how long, and who else learns of it.',
    listingOrderWeight: 60,
    html: [
      '<h2>What we keep</h2><table><thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead><tbody>' +
        '<tr><td>Name, e-mail address, password (as a hash nobody can read)</td><td>Your account</td><td>Until you ask us to delete it</td></tr>' +
        '<tr><td>Address, orders, invoices</td><td>To send what you bought, and for the tax office</td><td>As long as tax law demands</td></tr>' +
        '<tr><td>What you write to support</td><td>To answer you</td><td>Until it is settled, and a year beyond</td></tr>' +
        '<tr><td>Words that were searched for, without who searched</td><td>To find better</td><td>As long as they are searched for</td></tr>' +
        '</tbody></table>',
      '<h2>Who else learns of it</h2><ul><li>The payment provider: what you pay and with what. We never see your card.</li>' +
        '<li>The carrier: name, address and what it needs to deliver.</li>' +
        '<li>Nobody else. We sell nothing of it, and there is no advertising.</li></ul>',
      '<h2>Cookies</h2><p>One keeps you signed in. Visits are counted only if you agree.</p>',
      `<h2>Your rights</h2><p>You may see, correct, take with you and delete what we keep of you. Most of it is in your ${link('/ui/account', 'account')}; for the rest, write to us.</p>`,
    ],
  }),
  written('terms', {
    title: 'Terms',
    description: 'How a sale comes about, and what holds for both of us.',
    listingOrderWeight: 70,
    html: [
      '<h2>The sale</h2><p>What the shop shows is an invitation. You offer to buy by paying; the sale comes about when we confirm it by mail. If we cannot deliver we say so at once and give all of the money back.</p>',
      '<h2>Prices</h2><p>In US dollars. Shipping is quoted with each item and in the cart, tax is added on the payment page before you pay. What that page shows is what you are charged; duty at another country’s border is yours.</p>',
      '<h2>Delivery and risk</h2><p>Until a parcel is handed to you it travels at our risk.</p>',
      '<h2>Licenses</h2><p>Plans, software and courses are licensed to the person who bought them, for as many machines as the item’s page says. You may not pass them on.</p>',
      '<h2>Safe use</h2><p>Machine tools can injure. Parts are sold to people who know how to fit, guard and earth them; where you are not sure, ask us or somebody who is.</p>',
      '<h2>Law</h2><p>The law of the place where we have our seat holds, and nothing here takes from you what the law of your own country gives you as a consumer.</p>',
    ],
  }),
];
