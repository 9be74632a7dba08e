import type { components } from '../../src/schema.d.ts';
import { worded } from '../emails/wording.ts';
import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatDateTime } from '../time/format-date-time.ts';
import { scopeWords, type TokenScope } from './token-scopes.ts';

type Scope = components['schemas']['ApiToken']['scope'];

interface TokenMade {
  firstName: string;
  name: string;
  scope: Scope;
  scopes: readonly TokenScope[] | null;
  madeAt: Date;
  expiresAt: Date;
  publicUrl: string;
  /** The shop's time zone. */
  timeZone: string;
}

const roles: Record<Scope, string> = {
  customer: 'the customer role and can use your cart, orders and account',
  warehouse: 'the warehouse role and can use your account and pick orders',
  extended: 'the administrator role and can do everything you can',
};

const rightsOf = (scope: Scope, scopes: readonly TokenScope[] | null) =>
  scopes === null
    ? `has ${roles[scope]}`
    : `can only ${scopes.map((one) => scopeWords[one]).join('; ')}`;

/**
 * Returns the email that tells administrators that a new token can act for them, and how to revoke
 * it.
 */
export function tokenMadeEmail({
  firstName,
  name,
  scope,
  scopes,
  madeAt,
  expiresAt,
  publicUrl,
  timeZone,
}: TokenMade): Email {
  const values = { name: firstName, token: name, time: formatDateTime(madeAt, timeZone) };
  return worded('token-created', values, {
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `The token ${rightsOf(scope, scopes)}. It expires on ${formatDateTime(expiresAt, timeZone)}.`,
      ),
      paragraph(
        "If this wasn't you, reset your password now, which revokes all tokens and signs you out everywhere. Then contact us.",
      ),
      linkToNewPassword(publicUrl),
      link('Your API tokens', `${publicUrl}/ui/admin/tokens`),
      linkToSupport(publicUrl),
    ],
  });
}
