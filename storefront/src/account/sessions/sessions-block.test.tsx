import { firstCustomer } from '@spindle/sdk/demo/people';
import { signedIn } from '@spindle/sdk/mocks/core/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { personOf, userOf } from '../../test/person-of.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { SessionsBlock } from './sessions-block.tsx';

const { email } = firstCustomer;
const OTHER = 'another browser';

/** Signs in here, and in Firefox at home. */
function open() {
  mockShop.signIn(email);
  const { userId } = personOf(email);
  const now = new Date();
  mockShop.change(({ sessions }) => {
    sessions[OTHER] = {
      ...signedIn(userId, now),
      begun: now.toISOString(),
      lastSeen: now.toISOString(),
      device: 'Firefox on Windows',
      place: '203.0.113.7',
    };
  });
  return renderShop(<SessionsBlock />, { user: userOf(email) });
}

test('another browser is shown, and signed out after a confirmation', async () => {
  open();
  expect(await screen.findByText('This browser')).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  const other = await screen.findByRole('button', { name: /^Sign out Firefox on Windows/ });
  expect(screen.getByText(/^From 203\.0\.113\.7, signed in/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(other);
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign this browser out?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(mockShop.read().sessions[OTHER]?.userId).not.toBeNull();

  await userEvent.click(other);
  const again = await screen.findByRole('alertdialog', { name: 'Sign this browser out?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(mockShop.read().sessions[OTHER]?.userId ?? null).toBeNull();
});
