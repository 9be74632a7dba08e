import { link, written } from './written.ts';
import type { DemoSection } from './types.ts';

/** The help page above the form that reaches support. */
export const support: DemoSection = {
  category: 'support',
  title: 'Help',
  description: 'What the help page answers before anybody has to write to us.',
  image: 'content/home.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 40,
  items: [
    written('ordering', {
      title: 'Ordering',
      description: 'What is in stock is counted, and held for you while you pay.',
      listingOrderWeight: 10,
      html: [
        '<ol><li>Put the parts into your cart. Prices are in US dollars.</li>' +
          '<li>Choose where they go. We look the address up and suggest how the carrier writes it.</li>' +
          '<li>Pay on our payment provider’s page. Shipping is what the cart showed; tax is added there, before you pay.</li>' +
          `<li>The confirmation comes by mail, and the order stands under ${link('/ui/orders', 'Orders')}.</li></ol>`,
        '<p>From the moment you go to the payment page your units are held for you. If somebody was quicker before that, the shop says which item it is and how many are left.</p>',
        '<p>While an order is pending or being put together you can cancel it yourself under Orders; all of the money goes back, shipping included.</p>',
      ],
    }),
    written('shipping-times', {
      title: 'Shipping times',
      description: 'When a parcel leaves, how long it travels, and how you follow it.',
      listingOrderWeight: 20,
      html: [
        '<table><thead><tr><th scope="col">Service</th><th scope="col">After it has left us</th></tr></thead>' +
          '<tbody><tr><td>Standard</td><td>2 to 5 working days within the United States, about three weeks to other countries</td></tr>' +
          '<tr><td>Express</td><td>1 to 3 working days within the United States, about one week to other countries</td></tr></tbody></table>',
        '<p>Each item and your cart show price and day for your address before you sign in; the payment page charges the same. When the label is bought you get a mail with the tracking number, and again when the parcel is delivered or something is wrong with it.</p>',
        '<p>Long parts, such as rails and ball screws, travel as a parcel of their own. One payment may then become two orders; together they cost what you paid.</p>',
      ],
    }),
    written('returns', {
      title: 'Returns and refunds',
      description: 'Unit by unit, from your orders.',
      listingOrderWeight: 30,
      html: [
        `<ol><li>Open ${link('/ui/orders', 'Orders')}, choose “Return items”, and say how many of which part come back.</li>` +
          '<li>Pack them as they came. End mills go back into their tubes, spindles into their foam.</li>' +
          '<li>When the parcel has arrived we check it and send the money back to the card you paid with, tax included. Banks take up to ten days to show it.</li></ol>',
        '<p>Shipping is refunded where you cancel before we have shipped. Downloads and licence keys cannot be sent back, but write to us if a file does not do what it says.</p>',
      ],
    }),
    written('downloads', {
      title: 'Downloads and licence keys',
      description: 'Plans, post-processors and software wait under your orders.',
      image: 'catalog/plans-library.webp',
      listingOrderWeight: 40,
      html: [
        `<p>Digital items are ready as soon as they are paid. Their files and keys stand with the order under ${link('/ui/orders', 'Orders')} and in the mail that confirms it.</p>`,
        '<ul><li>The links in the mail expire, so that nobody who finds the mail can use them for ever. The ones under Orders are always fresh.</li>' +
          '<li>A licence key is yours alone. Copy it as it stands, hyphens included.</li></ul>',
      ],
    }),
    written('subscriptions', {
      title: 'Subscriptions',
      description: 'Courses and libraries that are paid by the month or year.',
      image: 'catalog/cam-academy.webp',
      listingOrderWeight: 50,
      html: [
        `<p>What you subscribe to opens under ${link('/ui/subscriptions', 'Subscriptions')}. In each catalogue you can have one level at a time.</p>`,
        '<ul><li><strong>Cancel, change the level or the card:</strong> in the customer portal; its icon is in the bar at the top.</li>' +
          '<li><strong>After you cancel</strong> everything stays open until the end of the time you have paid for, and is not renewed.</li>' +
          '<li><strong>If a payment fails</strong> we try again for some days. Put in another card in the portal and nothing is lost.</li></ul>',
      ],
    }),
    written('community', {
      title: 'Community',
      description: 'Talk to people who build with the same parts, and to us.',
      listingOrderWeight: 60,
      html: [
        '<p>Some items come with a role in our chat community. To get it, link your account once:</p>',
        '<ol><li>Join the community and type <code>/meld</code> in any channel. Only you see the answer.</li>' +
          `<li>Open the link in it. It leads to your ${link('/ui/account', 'account')} and works once.</li>` +
          '<li>Confirm there. Your roles arrive within a minute, also those of items you bought before.</li></ol>',
        '<p>You can break the link in your account at any time; the roles go with it.</p>',
      ],
    }),
    written('authenticator', {
      title: 'Signing in with an authenticator app',
      description: 'Besides your password we ask for a six-digit code from your phone.',
      listingOrderWeight: 70,
      html: [
        `<p>Any app that makes time-based codes will do, such as ${link('https://support.google.com/accounts/answer/1066447', 'Google Authenticator')}. When you register, scan the picture with it, or tap the link if you are on the phone itself.</p>`,
        '<ul><li><strong>The code is refused:</strong> see that the phone sets its clock by itself. Each code works once; wait for the next one.</li>' +
          `<li><strong>The phone is lost:</strong> enter one of your recovery codes in place of the code. Then set up the new phone in your ${link('/ui/account', 'account')}.</li>` +
          '<li><strong>The recovery codes are lost, too:</strong> write to us below from the address of your account. For your safety we ask a few questions first, and resetting the authenticator also voids the password.</li></ul>',
      ],
    }),
  ],
};
