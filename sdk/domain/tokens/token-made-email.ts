import type { components } from '../../src/schema.d.ts';
import { link, linkToNewPassword, linkToSupport, paragraph, type Email } from '../mail/email.ts';
import { formatMoment } from '../time/format-moment.ts';
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
  customer: 'a customer: it may use your cart, your orders and your account',
  warehouse: 'the warehouse: it may use your own account, and pick orders',
  extended: 'an administrator: it may do whatever you may do',
};

const rightsOf = (scope: Scope, scopes: readonly TokenScope[] | null) =>
  scopes === null
    ? `has the role of ${roles[scope]}`
    : `may ${scopes.map((one) => scopeWords[one]).join('; ')}; nothing else`;

/**
 * Returns the email that tells an administrator that a new token can act for them, and how to
 * revoke it.
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
  return {
    subject: 'A Spindle API token was made',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `The API token “${name}” was made for your account on ${formatMoment(madeAt, timeZone)}.`,
      ),
      paragraph(`It ${rightsOf(scope, scopes)}, until ${formatMoment(expiresAt, timeZone)}.`),
      paragraph(
        'If this was not you, set a new password at once: that ends this token with all others and signs you out everywhere. Then write to us.',
      ),
      linkToNewPassword(publicUrl),
      link('Your API tokens', `${publicUrl}/ui/admin/tokens`),
      linkToSupport(publicUrl),
    ],
  };
}
