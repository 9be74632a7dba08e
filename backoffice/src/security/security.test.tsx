// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShopClient } from '@spindle/sdk/client';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { openApp } from '../test/open-app.ts';

it('failed sign-ins are found by email, with their number', async () => {
  const email = 'picker@example.com';
  const visitor = createShopClient({ baseUrl: window.location.origin });
  for (const password of ['guess one', 'guess two']) {
    await visitor.POST('/login', { body: { username: email, password, rct: 'sandbox:SIGNIN' } });
  }
  openApp('/ui/admin/securityEvents');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Account email' }));
  await userEvent.paste(email);
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(/2 times/);
  await expectAccessible();
});
