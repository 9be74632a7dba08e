// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import { AccountRights } from './account-rights.tsx';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

const ada: AdminCustomer = {
  id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Park',
  extended: false,
  warehouse: false,
  mfaEnrolled: true,
  passwordSet: true,
  customerId: null,
  dateCreated: '2026-11-02T09:30:00.000Z',
};

/** What was sent to change the account. */
function shopAnswers(Status: 'SUCCESS' | 'ERROR'): string[] {
  const sent: string[] = [];
  const reply = { Status, Reason: 'The reason.' };
  server.use(
    api.post('/api/admin/customers/{id}/roles', async ({ request, params, response }) => {
      sent.push(`roles ${params.id} ${await bodyText(request)}`);
      return response(200).json(reply);
    }),
    api.post('/api/admin/customers/{id}/resetAuthenticator', ({ params, response }) => {
      sent.push(`reset ${params.id}`);
      return response(200).json(reply);
    }),
  );
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('gives Warehouse at once and says how it went', async () => {
  const sent = shopAnswers('SUCCESS');
  renderScreen(<AccountRights customer={ada} />);
  await press('Give Warehouse');
  expect((await screen.findByRole('status')).textContent).toBe('Role changedThe reason.');
  expect(sent).toEqual([`roles ${ada.id} warehouse=true`]);
  await expectAccessible();
});

it.each([
  [ada, 'Make administrator…', 'Make Ada Park an administrator', 'extended=true'],
  [
    { ...ada, extended: true },
    'Take administration…',
    'Take administration from Ada Park',
    'extended=false',
  ],
])('asks once before administration changes hands: %#', async (customer, button, confirm, body) => {
  const sent = shopAnswers('SUCCESS');
  renderScreen(<AccountRights customer={customer} />);
  await press(button);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('ada@example.com');
  expect(sent).toEqual([]);
  await expectAccessible();
  await press(confirm);
  await screen.findByText('Role changed');
  expect(sent).toEqual([`roles ${ada.id} ${body}`]);
});

it('says before a reset what is lost for good, and after it what the shop said', async () => {
  const sent = shopAnswers('ERROR');
  renderScreen(<AccountRights customer={ada} />);
  await press('Reset authenticator…');
  const question = await screen.findByRole('alertdialog', {
    name: 'Reset the authenticator of Ada Park?',
  });
  expect(question.textContent).toMatch(
    /authenticator, all recovery codes and the password.*signed out everywhere.*cannot be undone/,
  );
  await press('Reset authenticator of Ada Park');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The authenticator could not be resetThe reason.',
  );
  expect(sent).toEqual([`reset ${ada.id}`]);
});

it('keeps people from locking themselves out', async () => {
  renderScreen(<AccountRights customer={{ ...ada, extended: true }} />, {
    signedInAs: 'Ada@example.com',
  });
  await screen.findByText(/can’t take this from yourself/);
  expect(screen.getByText(/can’t reset your own authenticator/)).toBeTruthy();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Give Warehouse']);
  await expectAccessible();
});

it('says when the shop is away', async () => {
  server.use(
    api.untyped.post('*/api/admin/customers/:id/roles', () =>
      HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 }),
    ),
  );
  renderScreen(<AccountRights customer={ada} />);
  await press('Give Warehouse');
  expect((await screen.findByRole('alert')).textContent).toContain('Away.');
});
