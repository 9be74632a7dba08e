// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { filterOf, pageOf } from '../providers/fixtures/page-of.ts';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import type { AdminMember } from '../providers/records.ts';
import { MemberList } from './member-list.tsx';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const chipload: AdminMember = {
  id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072',
  userId: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071',
  email: 'ada@example.com',
  discordId: '1178239841200000002',
  discordUsername: 'chipload',
  rolesWanted: ['workshop-pro'],
  rolesGranted: ['workshop-pro'],
  problem: null,
  dateChecked: '2026-11-02T09:30:00.000Z',
  dateCreated: '2026-11-02T09:30:00.000Z',
};

const troubled: AdminMember = {
  ...chipload,
  id: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6073',
  email: 'max@example.com',
  discordUsername: 'collet',
  rolesWanted: ['moderator'],
  rolesGranted: ['workshop'],
  problem: 'The shop’s bot may not give “moderator”.',
  dateChecked: null,
};

/** What the list was asked to show. */
function communityHas(...members: AdminMember[]): unknown[] {
  const filters: unknown[] = [];
  server.use(
    api.get('/api/admin/members', ({ query, response }) => {
      filters.push(filterOf(query));
      return response(200).json(members, pageOf('members', members));
    }),
  );
  return filters;
}

function show() {
  const address = '/ui/admin/members';
  const element = (
    <ResourceContextProvider value="members">
      <MemberList />
    </ResourceContextProvider>
  );
  return renderRecords([{ path: address, element }], { address });
}

async function rowOf(email: string) {
  const row = (await screen.findByText(email)).closest('tr');
  if (row === null) throw new Error(`${email} is in no row`);
  return within(row);
}

it('shows who is linked, the roles they have, and leads to the customer', async () => {
  communityHas(chipload);
  show();
  const row = await rowOf('ada@example.com');
  expect(row.getByText('chipload')).toBeTruthy();
  expect(row.getByText('workshop-pro')).toBeTruthy();
  expect(row.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toContain(
    `customers/${chipload.userId}`,
  );
  await expectAccessible();
});

it('says what is missing, what is too much, and why', async () => {
  communityHas(chipload, troubled);
  show();
  const row = await rowOf('max@example.com');
  expect(row.getByText('moderator: not given')).toBeTruthy();
  expect(row.getByText('workshop: to be taken away')).toBeTruthy();
  expect(row.getByText('The shop’s bot may not give “moderator”.')).toBeTruthy();
  expect(row.getByText('Not yet')).toBeTruthy();
});

it('finds those with a problem', async () => {
  const filters = communityHas(troubled);
  show();
  await rowOf('max@example.com');
  await userEvent.click(screen.getByRole('combobox', { name: 'Problem' }));
  await userEvent.click(screen.getByRole('option', { name: 'With a problem' }));
  await rowOf('max@example.com');
  await expect.poll(() => filters.at(-1)).toEqual({ problem: true });
});

it('says how members come about where there are none', async () => {
  communityHas();
  show();
  expect(await screen.findByText(/run \/meld in the community/)).toBeTruthy();
  await expectAccessible();
});

it('says when it could not be loaded', async () => {
  server.use(
    api.get('/api/admin/members', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'The shop is busy just now.' }),
    ),
  );
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy just now.');
});
