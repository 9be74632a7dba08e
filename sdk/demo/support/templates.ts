import type { TicketTemplate } from '../../domain/support/templates.ts';

/** Answers that a shop can start from, by name. */
export const demoTemplates: readonly Pick<TicketTemplate, 'name' | 'text'>[] = [
  {
    name: 'Arrived damaged',
    text: `Hello {name},

I am sorry that it reached you like that. Please send us two pictures: one of the part, one of its box with the label. Keep both until you hear from us.

You need not send anything back yet. With the pictures we decide the same day whether you get another one or your money back for order {order}.`,
  },
  {
    name: 'Missing from the parcel',
    text: `Hello {name},

Thank you for telling us. Please look at the packing slip of order {order}: what is ticked there was in the parcel, and what travels by itself has a tracking number of its own in your orders.

If it is ticked and not there, tell us which line and how many. We send what is missing at once.`,
  },
  {
    name: 'Return it',
    text: `Hello {name},

You can send it back from your account: open order {order}, choose “Return”, and tick what you want to send. We refund what you paid for it as soon as it is here and complete.

Please put the number of this ticket, {ticket}, into the parcel.`,
  },
  {
    name: 'Runout or noise',
    text: `Hello {name},

Please check three things before we take it back:

1. Clean collet, nut and taper with alcohol, and tighten the nut as the manual says.
2. Measure the runout at the taper itself, not at the tool.
3. Let it run in: 10 minutes each at a quarter, half and three quarters of its speed.

Tell us both readings and the speed at which you hear it; a short video helps.`,
  },
  {
    name: 'Where is my order',
    text: `Hello {name},

Your order {order} is in your account under “Orders”: it says whether it is picked, shipped or delivered, and leads to the carrier’s own page once there is a label.

If the carrier has not moved it for three working days, answer here and we ask them for you.`,
  },
];
