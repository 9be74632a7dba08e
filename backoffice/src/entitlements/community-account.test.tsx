// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../providers/fixtures/page-of.ts';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import type { AdminMember } from '../providers/records.ts';
import { CommunityAccount } from './community-account.tsx';
import { ada, sampleMember } from './fixtures/sample-access.ts';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

function open(members: readonly AdminMember[]) {
  server.use(
    api.get('/api/admin/members', ({ response }) =>
      response(200).json([...members], pageOf('members', members)),
    ),
  );
  renderRecords([{ path: '/', element: <CommunityAccount customer={ada} /> }], { address: '/' });
}

it('shows who somebody is in the community, and what is wrong with their roles', async () => {
  open([sampleMember({ rolesGranted: [], problem: 'The bot may not give this role.' })]);
  expect(await screen.findByText('chipload')).toBeTruthy();
  expect(screen.getByText('workshop-pro: not given')).toBeTruthy();
  expect(screen.getByText('The bot may not give this role.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy 1178239841200000002' })).toBeTruthy();
  await expectAccessible();
});

it('tells how an account is linked while none is', async () => {
  open([]);
  expect(await screen.findByText(/No account is linked/)).toBeTruthy();
});
