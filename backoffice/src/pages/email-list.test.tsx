// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const saved = () => mockShop.read().emailTexts?.['return-received'];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
const preview = async () => (await screen.findByTitle('Email')).getAttribute('srcdoc');

it('changes an email with a preview in a closed frame, and restores the original', async () => {
  openApp('/ui/admin/emails');
  await userEvent.click(await screen.findByRole('link', { name: 'Return received' }));
  await type('Subject', 'Got it: {{order}}');
  await type('Opening', 'Thanks, {{name}}.\n\n<b>Soon.</b>');
  await waitFor(async () => expect(await preview()).toContain('<p>&lt;b&gt;Soon.&lt;/b&gt;</p>'));
  expect(screen.getByText('Got it: 0a1b2c3d')).toBeTruthy();
  expect(screen.getByTitle('Email').getAttribute('sandbox')).toBe('');
  expect(saved()).toBeUndefined();
  await press('Save');
  expect(await screen.findByText('Email saved.')).toBeTruthy();
  expect(saved()).toMatchObject({ subject: 'Got it: {{order}}', version: 1 });
  await press('Restore original…');
  await press('Restore original');
  expect(await screen.findByText('Original text restored.')).toBeTruthy();
  expect(saved()).toBeUndefined();
  expect(
    await screen.findByDisplayValue(/^Your return for order {{order}} has arrived/),
  ).toBeTruthy();
});

it('says which placeholder is unknown, and saves nothing', async () => {
  openApp('/ui/admin/emails/return-received');
  await type('Opening', 'Thanks, {{nmae}}.');
  await press('Save');
  const wrong =
    'The opening has an unknown placeholder: {{nmae}}. Use {{name}}, {{order}}, {{shop}}.';
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(saved()).toBeUndefined();
  await expectAccessible();
});

it('names the change of someone else in the meantime', async () => {
  openApp('/ui/admin/emails/return-received');
  await type('Subject', 'Mine');
  mockShop.change((state) => {
    state.emailTexts = { 'return-received': { subject: 'Theirs', opening: 'Hi.', version: 3 } };
  });
  await press('Save');
  expect(
    await screen.findByText(/^Someone changed this email while you were editing/),
  ).toBeTruthy();
  expect(saved()?.subject).toBe('Theirs');
});
