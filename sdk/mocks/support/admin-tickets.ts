import type { FilterValue } from '../../contract/list-dialect.ts';
import type { MockList } from '../core/answer-list.ts';
import {
  oneOfEmails,
  oneOfIds,
  oneOfTexts,
  textAnywhere,
  textsOf,
  typedText,
  unfitFilter,
} from '../core/list-filters.ts';
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
    id: oneOfIds('id', ({ id }) => id),
    status: oneOfTexts('status', ({ status }) => status, ['OPEN', 'CLOSED']),
    userId: oneOfIds('userId', ({ userId }) => userId),
    email: oneOfEmails('email', ({ email }) => email),
    number: hasNumber,
    q: holdsTyped,
  },
});

const holdsWritten = textAnywhere(({ issue, message, email, name, number }: Ticket) => [
  issue,
  message,
  email,
  name,
  String(number),
]);

/** As people read it out, with or without the sign in front. */
function hasNumber(value: FilterValue): (ticket: Ticket) => boolean {
  const numbers = textsOf('number', value).map((text) => text.replace(/^#/, ''));
  if (!numbers.every((text) => /^\d{1,9}$/.test(text))) unfitFilter('number');
  return ({ number }) => numbers.some((text) => Number(text) === number);
}

/** A typed text anywhere in what was written, by whom, or in the number. */
function holdsTyped(value: FilterValue): (ticket: Ticket) => boolean {
  return holdsWritten(typedText('q', value).replace(/^#(?=\d)/, ''));
}
