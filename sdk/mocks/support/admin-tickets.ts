import { textsOf, typedText } from '../../contract/filter-values.ts';
import type { MockList } from '../core/answer-list.ts';
import { oneOfChoices, textAnywhere, type ListFilter } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';

type Ticket = ShopState['tickets'][number];

/** Everything that people wrote to support. */
export const adminTickets = ({ tickets }: ShopState): MockList<Ticket> => ({
  resource: 'tickets',
  records: tickets,
  sortable: ['number', 'status'],
  sortBy: { status: ({ status, dateCreated }) => [status, dateCreated] },
  filters: {
    ids: ['id', 'userId'],
    emails: ['email'],
    others: {
      status: oneOfChoices(({ status }) => status, ['OPEN', 'CLOSED']),
      number: hasNumber,
      q: holdsTyped,
    },
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
const hasNumber: ListFilter<Ticket> = (value) => {
  const numbers = textsOf(value)?.map((text) => text.replace(/^#/, ''));
  if (!numbers?.every((text) => /^\d{1,9}$/.test(text))) return undefined;
  return ({ number }) => numbers.some((text) => Number(text) === number);
};

/** A typed text anywhere in what was written, by whom, or in the number. */
const holdsTyped: ListFilter<Ticket> = (value) => {
  const typed = typedText(value)?.replace(/^#(?=\d)/, '');
  return typed === undefined ? undefined : holdsWritten(typed);
};
