import { expect, it } from 'vitest';
import { tokenMadeEmail } from './token-made-email.ts';

const made = {
  firstName: 'Ines',
  name: 'Books',
  madeAt: new Date('2026-11-22T09:05:00Z'),
  expiresAt: new Date('2027-02-20T09:05:00Z'),
  publicUrl: 'https://shop.example',
  timeZone: 'America/Los_Angeles',
};

it.each([
  ['customer', 'the customer role and can use your cart, orders and account'],
  ['warehouse', 'the warehouse role and can use your account and pick orders'],
  ['extended', 'the administrator role and can do everything you can'],
] as const)(
  'the email says what a token with the role %s can do, and how to revoke it',
  (scope, role) => {
    const { subject, greeting, blocks } = tokenMadeEmail({ ...made, scope, scopes: null });
    expect(subject).toBe('An API token for {{shop}} was created');
    expect(greeting).toBe('Hello Ines,');
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        text: 'The API token “Books” was created for your account on November 22, 2026 at 1:05 AM PST.',
      },
      {
        kind: 'paragraph',
        text: `The token has ${role}. It expires on February 20, 2027 at 1:05 AM PST.`,
      },
      {
        kind: 'paragraph',
        text: "If this wasn't you, reset your password now, which revokes all tokens and signs you out everywhere. Then contact us.",
      },
      {
        kind: 'link',
        text: 'Reset your password',
        href: 'https://shop.example/ui/passwordRecovery',
      },
      { kind: 'link', text: 'Your API tokens', href: 'https://shop.example/ui/admin/tokens' },
      { kind: 'link', text: 'Contact us', href: 'https://shop.example/ui/support' },
    ]);
  },
);

it('the email says what a token with scopes can do', () => {
  const scopes = ['orders:read', 'labels:buy'] as const;
  const { blocks } = tokenMadeEmail({ ...made, scope: 'extended', scopes });
  expect(blocks[1]).toMatchObject({
    text: 'The token can only read orders, invoices and reports; buy and void labels. It expires on February 20, 2027 at 1:05 AM PST.',
  });
});
