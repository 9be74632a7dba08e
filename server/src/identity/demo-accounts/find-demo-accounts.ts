import type { EntityManager } from '@mikro-orm/postgresql';
import { people } from '@spindle/sdk/demo/people';
import { db } from '../../database/db.ts';
import { anyOf, lower } from '../../database/expressions.ts';

export interface DemoAccount {
  id: string;
  email: string;
}

/** Finds accounts whose passwords and authenticators are public in the demo's source code. */
export function findDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  const emails = people.map(({ email }) => email);
  return (
    db(em)
      .selectFrom('users')
      .select(['id', 'email'])
      // The demo marks the accounts it creates. Older demo accounts can only be recognized by their
      // email addresses.
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

/** Returns the payment provider's customer id of a demo account. */
export function demoCustomerId(email: string): string {
  return `cus_${email.replaceAll(/[^a-z]/g, '')}`;
}
