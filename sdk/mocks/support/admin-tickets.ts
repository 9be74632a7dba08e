import type { FilterValue } from '../../contract/list-dialect.ts';
import { holdsText, isOneOf, unfitFilter, type MockList } from '../core/answer-list.ts';
import { oneOfIds } from '../core/one-of-ids.ts';
import type { ShopState } from '../state.ts';

type Ticket = ShopState['tickets'][number];

/** Everything that people wrote to support. */
export const adminTickets = ({ tickets }: ShopState): MockList<Ticket> => ({
  resource: 'tickets',
  records: tickets,
  sortable: ['dateCreated', 'number', 'status', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  sortBy: { status: ({ status, dateCreated }) => [status, dateCreated] },
  filters: {
    status: ({ status }, wanted) =>
      textsOf('status', wanted).every((text) => text === 'OPEN' || text === 'CLOSED')
        ? isOneOf(status, wanted)
        : unfitFilter('status'),
    userId: oneOfIds('userId', ({ userId }) => userId),
    email: ({ email }, wanted) =>
      textsOf('email', wanted).some((text) => text.toLowerCase() === email.toLowerCase()),
    number: hasNumber,
    q: holdsTyped,
  },
});

/** As people read it out, with or without the sign in front. */
function hasNumber({ number }: Ticket, wanted: FilterValue): boolean {
  const numbers = textsOf('number', wanted).map((text) => text.replace(/^#/, ''));
  if (!numbers.every((text) => /^\d{1,9}$/.test(text))) unfitFilter('number');
  return numbers.some((text) => Number(text) === number);
}

/** A typed text anywhere in what was written, by whom, or in the number. */
function holdsTyped(ticket: Ticket, wanted: FilterValue): boolean {
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return unfitFilter('q');
  const typed = String(wanted)
    .trim()
    .replace(/^#(?=\d)/, '');
  const { issue, message, email, name, number } = ticket;
  return holdsText([issue, message, email, name, String(number)], typed);
}

function textsOf(field: string, wanted: FilterValue): string[] {
  if (wanted === null || typeof wanted === 'boolean') return unfitFilter(field);
  return Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
}
