import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { MELD_CODE, requestMeld } from '../test/meld.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { ChatLinkBlock } from './chat-link-block.tsx';

const check = mockHumanCheck();

/** A customer who is `chipload` in the community. */
const LINKED = 'elena.berg@example.com';
const UNLINKED = 'ada.park@example.com';
const withCode = `/ui/account?meld=${MELD_CODE}`;

function show(email: string, path = '/ui/account') {
  mockShop.signIn(email);
  return renderShop(<ChatLinkBlock />, { user: userOf(email), path });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const path = () => screen.getByTestId('path').textContent;
const communityOf = (email: string) => personOf(email).community?.username ?? null;

async function breakTheLink() {
  show(LINKED);
  await userEvent.click(await screen.findByRole('button', { name: 'Break Link' }));
  return screen.findByRole('alertdialog', { name: 'Break the link?' });
}

test('without a link, the page says how to link an account', async () => {
  show(UNLINKED);
  expect(await screen.findByText('/meld')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('a linked account shows its name, its picture and how to remove the link', async () => {
  const picture = 'https://cdn.example/chipload.png';
  mockShop.change(({ people }) => {
    for (const { community } of people) if (community) community.avatar = picture;
  });
  show(LINKED);
  expect(await screen.findByText('chipload')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAttribute('src', picture);
  expect(screen.getByRole('button', { name: 'Break Link' })).toBeVisible();
  expect(screen.queryByText('/meld')).toBeNull();
  await expectAccessible();
});

test('a link is removed after a question, and the removal is confirmed', async () => {
  const question = await breakTheLink();
  expect(communityOf(LINKED)).toBe('chipload');
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const dialog = await screen.findByRole('dialog', { name: 'SUCCESS' });
  expect(dialog).toHaveTextContent(
    "Community account unlinked. You'll lose the community roles that came with your purchases.",
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('/meld')).toBeVisible();
  expect(screen.queryByText('chipload')).toBeNull();
  expect(communityOf(LINKED)).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('Cancel leaves the link as it is', async () => {
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('chipload')).toBeVisible();
  expect(communityOf(LINKED)).toBe('chipload');
});

test('a link already removed elsewhere is reported with status and reason', async () => {
  const question = await breakTheLink();
  mockShop.change(({ people }) => {
    for (const person of people) person.community = null;
  });
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(dialog).toHaveTextContent("Your account isn't linked to a community account.");
});

test('a failed call is reported with its code, and can be repeated', async () => {
  mockShop.start('500', ['breakCommunityLink']);
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(dialog).toHaveTextContent('500');
  expect(screen.getByText('chipload')).toBeVisible();
  expect(communityOf(LINKED)).toBe('chipload');

  mockShop.calm();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Break Link' }));
  const again = await screen.findByRole('alertdialog', { name: 'Break the link?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Break Link' }));
  expect(await screen.findByRole('dialog', { name: 'SUCCESS' })).toBeVisible();
});

test("the community's link shows whose account it is, and links it when confirmed", async () => {
  const { username, avatar } = requestMeld();
  show(UNLINKED, withCode);
  const question = await screen.findByRole('group', { name: 'Is this your community account?' });
  expect(within(question).getByText(username)).toBeVisible();
  expect(within(question).getByRole('img')).toHaveAttribute('src', avatar);
  expect(within(question).getByRole('heading')).toHaveFocus();
  expect(communityOf(UNLINKED)).toBeNull();
  await expectAccessible();

  await press('Link account');
  const dialog = await screen.findByRole('dialog', { name: 'SUCCESS' });
  expect(check.actions).toEqual(['NAME_CHANGE']);
  expect(communityOf(UNLINKED)).toBe(username);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(path()).toBe('/ui/account'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Break Link' })).toBeVisible();
});

test('Cancel links nothing and forgets the code', async () => {
  requestMeld();
  show(UNLINKED, withCode);
  await screen.findByRole('group');
  await press('Cancel');
  await waitFor(() => expect(path()).toBe('/ui/account'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(communityOf(UNLINKED)).toBeNull();
});

test('an expired code says so', async () => {
  requestMeld({ used: true });
  show(UNLINKED, withCode);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link was already used. Type /meld in the community to get a new link.',
  );
  await press('OK');
  await waitFor(() => expect(path()).toBe('/ui/account'));
});

test("the shop's rejections are shown in its words, and the question stays", async () => {
  requestMeld({ discordId: personOf(LINKED).community?.discordId ?? '' });
  show(UNLINKED, withCode);
  await screen.findByRole('group');
  await press('Link account');
  const dialog = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(dialog).toHaveTextContent(
    'This community account is linked to another shop account. Break the link there first.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('group')).toBeVisible();
});

test('after a required sign-in, the code is still there', async () => {
  renderApp(withCode);
  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(sessionStorage.getItem('return-address')).toBe(withCode);
});
