// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  api,
  bodyText,
  expectAccessible,
  playTheShop,
  server,
} from '../orders/fixtures/render-screen.tsx';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import { ResourceContextProvider } from 'react-admin';
import type { ApiToken } from './scopes.ts';
import { TokenList } from './token-list.tsx';

vi.setConfig({ testTimeout: 60_000 });

playTheShop();

const printer: ApiToken = {
  id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072',
  name: 'Label printer',
  scope: 'warehouse',
  prefix: 'spdl_Zk3x',
  createdBy: 'admin@example.com',
  dateCreated: '2026-11-02T09:30:00.000Z',
  expiresAt: '2999-11-02T09:30:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
};

function shopHas(...tokens: ApiToken[]) {
  server.use(
    api.get('/api/admin/tokens', ({ response }) =>
      response(200).json(tokens, {
        headers: { 'Content-Range': `tokens 0-${tokens.length - 1}/${tokens.length}` },
      }),
    ),
  );
}

function open() {
  const element = (
    <ResourceContextProvider value="tokens">
      <TokenList />
    </ResourceContextProvider>
  );
  return renderRecords([{ path: '/tokens', element }], { address: '/tokens' });
}

it('lists who has access, since when it was used, and what has ended', async () => {
  shopHas(
    printer,
    { ...printer, id: 'b', name: 'Old script', revokedAt: '2026-11-03T09:30:00.000Z' },
    { ...printer, id: 'c', name: 'Books', expiresAt: '2020-01-01T00:00:00.000Z' },
  );
  open();
  const row = (await screen.findByText('Label printer')).closest('tr');
  expect(within(row ?? document.body).getByText('never')).toBeTruthy();
  expect(screen.getAllByText('Active').length).toBeGreaterThan(0);
  expect(screen.getByText('Revoked')).toBeTruthy();
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(1);
  await expectAccessible();
});

it('teaches what a token is where there is none', async () => {
  shopHas();
  open();
  expect(await screen.findByText('No program has access yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: '/api/docs' })).toBeTruthy();
  await expectAccessible();
});

it('shows a new token once, and says so', async () => {
  shopHas(printer);
  const sent: string[] = [];
  server.use(
    api.post('/api/admin/tokens', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({
        Status: 'SUCCESS',
        Reason: 'Copy the token now: it is not shown again.',
        Token: 'spdl_secret',
        ApiToken: printer,
      });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New token…' }));
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
  expect(screen.getByText('Say in a word or two what it is for.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /What is it for/ }), 'Books');
  await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByText('spdl_secret')).toBeTruthy();
  expect(sent).toEqual(['name=Books&scope=warehouse&days=90']);
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('spdl_secret')).toBeNull());
});

it('keeps what was typed where the shop refuses', async () => {
  shopHas(printer);
  server.use(
    api.post('/api/admin/tokens', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'Please try again in a minute.' }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New token…' }));
  await userEvent.type(screen.getByRole('textbox', { name: /What is it for/ }), 'Books');
  await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByText('Please try again in a minute.')).toBeTruthy();
  expect(screen.getByDisplayValue('Books')).toBeTruthy();
});

it('revokes after it was confirmed, naming what it ends', async () => {
  shopHas(printer);
  const revoked: string[] = [];
  server.use(
    api.post('/api/admin/tokens/{id}/revoke', ({ params, response }) => {
      revoked.push(String(params.id));
      return response(200).json({ Status: 'SUCCESS', Reason: 'The token is revoked.' });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Label printer…' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('spdl_Zk3x');
  expect(revoked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke token' }));
  await waitFor(() => expect(revoked).toEqual([printer.id]));
});
