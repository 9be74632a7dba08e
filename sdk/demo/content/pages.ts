import { legalPages } from './legal-pages.ts';
import type { DemoSection } from './types.ts';
import { link, written } from './written.ts';

/** What the footer leads to: who sells, and how they deal with those who buy. */
export const pages: DemoSection = {
  category: 'pages',
  title: 'Pages',
  description:
    'Each element is a page of its own, linked from the foot of every page in this order.',
  image: 'content/home.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 50,
  items: [
    written('about', {
      title: 'About us',
      description: 'We build machines ourselves, and sell the parts we would buy again.',
      listingOrderWeight: 10,
      html: [
        '<p>The shop began with one router in a garage and a drawer of spindles that did not do what their labels said. Since then every part is measured before it is listed: runout, weight, current, the size of the box. What we found is what the item’s page says.</p>',
        '<h2>What we promise</h2>' +
          '<ul><li>The number beside an item is what lies on the shelf, not what a supplier may have.</li>' +
          '<li>Specifications are measured, or taken from the maker’s drawing.</li>' +
          '<li>Whoever answers your question has built with the part.</li></ul>',
        '<h2>What we do not sell</h2><p>Complete machines (“Surplus &amp; Used Machines” is our partner’s shop), parts we could not measure, and anything whose maker does not say what is in it.</p>',
      ],
    }),
    written('contact', {
      title: 'Contact',
      description: 'Who we are, where we are, and how you reach us.',
      listingOrderWeight: 20,
      html: [
        `<p>Write to us from the ${link('/ui/support#contact', 'help page')}; it asks for all we need to answer at once. We answer on working days, usually the same day.</p>`,
        '<p>If it is about an order, have its number at hand: it stands in the mail that confirmed it and under Orders.</p>',
      ],
    }),
    written('delivery', {
      title: 'Delivery',
      description: 'What shipping costs, how a parcel travels, and what customs ask for.',
      listingOrderWeight: 30,
      html: [
        '<p>Shipping is worked out from weight, size and address by the carrier’s own prices. Each item and your cart show what it costs and when it comes, and the payment page charges the same. There is nothing to pay for packing.</p>',
        '<h2>On the way</h2><p>You get a mail when the label is bought, with the number that follows the parcel, and another when it has arrived or something is wrong with it. Rails, ball screws and other long parts travel as a parcel of their own, so that one payment may become two parcels.</p>',
        '<h2>To other countries</h2><p>Each parcel carries the carrier’s customs form, made out by us with what you paid. Duty and tax that your country asks for at its border are not in our prices: the carrier collects them from you. It needs your phone number for that.</p>',
        '<h2>Damaged or lost</h2><p>Keep the box, take a picture, and write to us. We send the part again or give the money back, as you prefer; the claim with the carrier is ours.</p>',
      ],
    }),
    written('returns', {
      title: 'Returns',
      description: 'Unit by unit, from your orders; the money goes back the way it came.',
      listingOrderWeight: 40,
      html: [
        `<p>How many days there are to send something back stands at the foot of every page. Open ${link('/ui/orders', 'Orders')}, choose “Return items”, and say how many of which part come back and why.</p>`,
        '<h2>What comes back whole</h2><p>Parts as they were sold, in their box. End mills in their tubes, spindles in their foam, electronics that were not wired. Where something is missing we refund what is left of it and say why.</p>',
        '<h2>What cannot come back</h2><p>Downloads and licence keys, and stock that was cut to length for you. If a file does not do what it says, write to us all the same.</p>',
      ],
    }),
    written('warranty', {
      title: 'Warranty',
      description: 'What is our fault is mended at our cost.',
      listingOrderWeight: 50,
      html: [
        '<p>A part that does not do what its page says is exchanged, mended or refunded, as long as the law of your country says, and never less than two years from its delivery.</p>',
        '<h2>What is covered</h2><ul><li>Figures on the item’s page that the part does not reach.</li>' +
          '<li>Bearings, windings and electronics that fail in the use they are sold for.</li></ul>',
        '<h2>What is not</h2><ul><li>Wear: cutters, collets, brushes, belts.</li>' +
          '<li>Damage by water in an air-cooled spindle, a wrong voltage, or a crash.</li></ul>',
        '<p>Write to us with the order’s number and what you saw. Most questions are settled without sending anything.</p>',
      ],
    }),
    ...legalPages,
  ],
};
