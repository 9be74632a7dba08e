// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommunityAccount } from './community-account.tsx';
import { openPart } from '../entitlements/fixtures/open-access.tsx';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

it("shows a customer's community account, and problems with its roles", async () => {
  const withProblem = firstOf(mockShop.read().members, ({ problem }) => problem !== null);
  openPart((who) => <CommunityAccount customer={who} />, withProblem);
  expect(await screen.findByText(withProblem.discordUsername)).toBeTruthy();
  const [role] = withProblem.rolesWanted;
  expect(screen.getByText(`${role}: not assigned`)).toBeTruthy();
  expect(screen.getByText(/isn't in the community/)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Copy ${withProblem.discordId}` })).toBeTruthy();
  await expectAccessible();
});

it('says how to link an account if there is none', async () => {
  openPart((who) => <CommunityAccount customer={who} />);
  expect(await screen.findByText(/No linked account/)).toBeTruthy();
});
