import type { Person } from '../state.ts';

/** The payment provider's customer of this account, made with their first payment page. */
export function ensureCustomer(person: Person, newId: () => string): string {
  return (person.customerId ??= `cus_${newId().replaceAll('-', '').slice(0, 14)}`);
}
