import type { components } from '../../src/schema.d.ts';

type Scope = components['schemas']['ApiToken']['scope'];

interface TokenMade {
  firstName: string;
  name: string;
  scope: Scope;
  madeAt: Date;
  expiresAt: Date;
  publicUrl: string;
}

const roles: Record<Scope, string> = {
  customer: 'a customer: it may use your cart, your orders and your account',
  warehouse: 'the warehouse: it may use your own account, and pick orders',
  extended: 'an administrator: it may do whatever you may do',
};

const inWords = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells an administrator that a program can now act for them, and how to end that. */
export function tokenMadeLetter({
  firstName,
  name,
  scope,
  madeAt,
  expiresAt,
  publicUrl,
}: TokenMade) {
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
  const link = (text: string, path: string) =>
    ({ kind: 'link', text, href: `${publicUrl}${path}` }) as const;
  return {
    subject: 'A Spindle API token was made',
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph(
        `The API token “${name}” was made for your account on ${inWords.format(madeAt)} UTC.`,
      ),
      paragraph(`It has the role of ${roles[scope]}, until ${inWords.format(expiresAt)} UTC.`),
      paragraph(
        'If this was not you, set a new password at once with the link below: that ends this token with all others and signs you out everywhere. Then write to us from the support page.',
      ),
      link('Set a new password', '/ui/passwordRecovery'),
      link('Your API tokens', '/ui/admin/tokens'),
      link('Write to us', '/ui/support'),
    ],
  };
}
