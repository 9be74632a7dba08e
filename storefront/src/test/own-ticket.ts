import { mockShop } from './api.ts';
import { personOf } from './person-of.ts';

type Ticket = ReturnType<typeof mockShop.read>['tickets'][number];

/** Makes the shop's first ticket that customer's. */
export function ownTicket(email: string, facts: Partial<Ticket> = {}): Ticket {
  const { userId } = personOf(email);
  return mockShop.change(({ tickets }) => {
    const [first] = tickets;
    if (first === undefined) throw new Error('There is no ticket.');
    return Object.assign(first, { userId, email, ...facts });
  });
}
