import type { EntityManager } from '@mikro-orm/postgresql';
import { people } from '@spindle/sdk/demo/people';
import { db } from '../../database/db.ts';
import { anyOf, lower } from '../../database/expressions.ts';

export interface DemoAccount {
  id: string;
  email: string;
}

/** The accounts whose passwords and authenticators everybody can read in the demo's source. */
export function findDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  const emails = people.map(({ email }) => email);
  return (
    db(em)
      .selectFrom('users')
      .select(['id', 'email'])
      // the demo marks what it makes; before it did, its accounts were known by their addresses alone
      .where((eb) =>
        eb.or([
          eb.ref('demo'),
          eb(lower(eb.ref('email')), '=', anyOf(emails)),
          eb('provider_customer_id', '=', anyOf(emails.map(demoCustomerId))),
        ]),
      )
      .orderBy('email')
      .execute()
  );
}

/** The payment provider's customer of a demo account. */
export function demoCustomerId(email: string): string {
  return `cus_${email.replaceAll(/[^a-z]/g, '')}`;
}
