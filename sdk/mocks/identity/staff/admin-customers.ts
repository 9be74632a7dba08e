import type { components } from '../../../src/schema.d.ts';
import type { MockList } from '../../core/answer-list.ts';
import { flag, oneOfIds, oneOfTexts, textAnywhere } from '../../core/list-filters.ts';
import type { Person, ShopState } from '../../state.ts';

type Wire = components['schemas']['AdminCustomer'];

/** Everybody with an account, staff included. */
export const adminCustomers = ({ people }: ShopState): MockList<Wire> => ({
  resource: 'customers',
  records: people.map(present),
  sortable: ['dateCreated', 'email', 'lastName', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  sortBy: {
    email: ({ email }) => [email.toLowerCase()],
    lastName: ({ firstName, lastName }) => [lastName.toLowerCase(), firstName.toLowerCase()],
  },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    customerId: oneOfTexts('customerId', ({ customerId }) => customerId),
    extended: flag('extended', ({ extended }) => extended),
    warehouse: flag('warehouse', ({ warehouse }) => warehouse),
    mfaEnrolled: flag('mfaEnrolled', ({ mfaEnrolled }) => mfaEnrolled),
    q: textAnywhere(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`]),
  },
});

function present(person: Person): Wire {
  const { userId, email, firstName, lastName, extended, warehouse } = person;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    extended,
    warehouse,
    mfaEnrolled: person.authenticator !== null,
    passwordSet: person.password !== null,
    customerId: person.customerId,
    dateCreated: person.dateCreated,
  };
}
