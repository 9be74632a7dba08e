import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';

interface AdminCustomerRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  extended: boolean;
  warehouse: boolean;
  mfaEnrolled: boolean;
  passwordSet: boolean;
  customerId: string | null;
  createdAt: Date;
}

/** Everybody with an account, staff included. */
export const adminCustomers: ResourceList<
  AdminCustomerRow,
  components['schemas']['AdminCustomer']
> = {
  resource: 'customers',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'users u',
    key: ['u.id'],
    columns: `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.extended,
      u.warehouse, u.totp_secret is not null as "mfaEnrolled",
      u.password_hash is not null as "passwordSet", u.provider_customer_id as "customerId", u.created_at as "createdAt"`,
    sortable: {
      dateCreated: ['u.created_at'],
      email: ['lower(u.email)'],
      lastName: ['lower(u.last_name)', 'lower(u.first_name)'],
      id: ['u.id'],
    },
    filters: {
      id: oneOfIds('u.id'),
      customerId: oneOfTexts('u.provider_customer_id'),
      extended: flag('u.extended'),
      warehouse: flag('u.warehouse'),
      mfaEnrolled: flag('u.totp_secret is not null'),
      q: textAnywhere('lower(u.email)', `lower(u.first_name || ' ' || u.last_name)`),
    },
  },
  present: (row) => ({
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    extended: row.extended,
    warehouse: row.warehouse,
    mfaEnrolled: row.mfaEnrolled,
    passwordSet: row.passwordSet,
    customerId: row.customerId,
    dateCreated: row.createdAt.toISOString(),
  }),
};
