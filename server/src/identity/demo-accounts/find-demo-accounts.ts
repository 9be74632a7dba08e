import type { EntityManager } from '@mikro-orm/postgresql';
import { people } from '@spindle/sdk/demo/people';
import { query } from '../../database/query.ts';

export interface DemoAccount {
  id: string;
  email: string;
}

// The demo marks what it makes; before it did, its accounts were known by their addresses alone.
const sql = `
  select id, email from users
   where demo or lower(email) = any($1) or provider_customer_id = any($2)
   order by email`;

/** The accounts whose passwords and authenticators everybody can read in the demo's source. */
export function findDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  const emails = people.map(({ email }) => email);
  return query<DemoAccount>(em, sql, [emails, emails.map(demoCustomerId)]);
}

/** The payment provider's customer of a demo account. */
export function demoCustomerId(email: string): string {
  return `cus_${email.replaceAll(/[^a-z]/g, '')}`;
}
