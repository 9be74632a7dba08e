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
  ['customer', 'a customer: it may use your cart, your orders and your account'],
  ['warehouse', 'the warehouse: it may use your own account, and pick orders'],
  ['extended', 'an administrator: it may do whatever you may do'],
] as const)('the e-mail says what a token of %s may do, and how to end it', (scope, role) => {
  const { subject, greeting, blocks } = tokenMadeEmail({ ...made, scope, scopes: null });
  expect(subject).toBe('A Spindle API token was made');
  expect(greeting).toBe('Hello Ines,');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      text: 'The API token “Books” was made for your account on November 22, 2026 at 1:05 AM PST.',
    },
    {
      kind: 'paragraph',
      text: `It has the role of ${role}, until February 20, 2027 at 1:05 AM PST.`,
    },
    {
      kind: 'paragraph',
      text: 'If this was not you, set a new password at once: that ends this token with all others and signs you out everywhere. Then write to us.',
    },
    {
      kind: 'link',
      text: 'Set a new password',
      href: 'https://shop.example/ui/passwordRecovery',
    },
    { kind: 'link', text: 'Your API tokens', href: 'https://shop.example/ui/admin/tokens' },
    { kind: 'link', text: 'Write to us', href: 'https://shop.example/ui/support' },
  ]);
});

it('and what one with scopes may do', () => {
  const scopes = ['orders:read', 'labels:buy'] as const;
  const { blocks } = tokenMadeEmail({ ...made, scope: 'extended', scopes });
  expect(blocks[1]).toMatchObject({
    text: 'It may read orders, invoices and figures; buy and void labels; nothing else, until February 20, 2027 at 1:05 AM PST.',
  });
});
