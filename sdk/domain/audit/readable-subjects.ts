import { holdsAny, type ScopeHolder, type StaffScope } from '../identity/staff-roles.ts';

/** The scopes that show entries about a kind of subject. Any of them is enough. */
const scopesOfKind: Record<string, readonly StaffScope[]> = {
  order: ['orders:read'],
  checkout: ['orders:read'],
  customer: ['customers:read'],
  ticket: ['tickets:write'],
  'ticket-template': ['tickets:write'],
  catalog: ['catalog:read'],
  item: ['catalog:read'],
  family: ['catalog:read'],
  code: ['catalog:read'],
  synonyms: ['catalog:read'],
  attribute: ['catalog:read', 'content:write'],
  section: ['content:write'],
  element: ['content:write'],
  redirect: ['content:write'],
};

/**
 * Returns the kinds of subjects whose entries a reader may see, which is the first word of
 * `subject`, or null for all: only administrators see entries about staff and the shop's setup.
 */
export const readableSubjects = (reader: ScopeHolder): string[] | null =>
  holdsAny(reader, ['settings:write'])
    ? null
    : Object.entries(scopesOfKind)
        .filter(([, scopes]) => holdsAny(reader, scopes))
        .map(([kind]) => kind);
