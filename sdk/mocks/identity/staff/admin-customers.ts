import type { components } from '../../../src/schema.d.ts';
import { holdsText, isOneOf, unfitFilter, type MockList } from '../../core/answer-list.ts';
import type { Person, ShopState } from '../../state.ts';

type Wire = components['schemas']['AdminCustomer'];

/** Everybody with an account, staff included. */
export function adminCustomers({ people }: ShopState): MockList<Wire> {
  const flag =
    (field: 'extended' | 'warehouse' | 'mfaEnrolled'): MockList<Wire>['filters'][string] =>
    (record, wanted) =>
      typeof wanted === 'boolean' ? record[field] === wanted : unfitFilter(field);
  return {
    resource: 'customers',
    records: people.map(present),
    sortable: ['dateCreated', 'email', 'lastName', 'id'],
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    filters: {
      customerId: ({ customerId }, wanted) => isOneOf(customerId, wanted),
      extended: flag('extended'),
      warehouse: flag('warehouse'),
      mfaEnrolled: flag('mfaEnrolled'),
      q: ({ email, firstName, lastName }, wanted) =>
        holdsText([email, `${firstName} ${lastName}`], String(wanted).trim()),
    },
  };
}

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
