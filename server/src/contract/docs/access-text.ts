import { readAccess, type Role } from '@spindle/sdk/contract/access';
import type { Operation } from './shapes.ts';

const people: Record<Role, string> = {
  pending: 'users who have entered their password',
  customer: 'signed-in users',
  warehouse: 'warehouse staff',
  extended: 'administrators',
};

interface AccessText {
  who: string;
  role: Role | undefined;
  /** Each entry is sufficient on its own and requires all the scopes that it names. */
  scopes: readonly (readonly string[])[];
  /** The same for people. */
  personScopes: readonly (readonly string[])[];
  ways: string;
}

/** Describes who may make a call, using the contract's names. */
export function accessText({ security }: Operation): AccessText {
  const { role, session, token, ...sets } = readAccess(security, 'an operation');
  if (role === undefined) {
    return { who: 'everyone', role, ...sets, ways: 'no authentication required' };
  }
  const ways = [session && 'session', token && 'API token'].filter(Boolean).join(' or ');
  return { who: people[role], role, ...sets, ways };
}
