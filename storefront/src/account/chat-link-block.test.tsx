import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { customer } from '../test/samples.ts';
import { ChatLinkBlock } from './chat-link-block.tsx';
import { unlinked, type CommunityLink } from './community-queries.ts';

vi.mock('../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

const chipload = { DiscordUsername: 'chipload', DiscordAvatar: 'https://cdn.example/a.png' };
const code = 'q7Hk2mXv9sLdR4tWzB8nYc';
const withCode = `/ui/account?meld=${code}`;

let link: CommunityLink;
beforeEach(() => {
  link = unlinked;
  server.use(
    api.get('/api/user/discord', ({ response }) => response(200).json(link)),
    api.get('/api/user/discordCode/{code}', ({ response }) => response(200).json(chipload)),
  );
});

const show = (path = '/ui/account') => renderShop(<ChatLinkBlock />, { user: customer, path });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const path = () => screen.getByTestId('path').textContent;

async function breakTheLink() {
  link = chipload;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Break Link' }));
  return screen.findByRole('alertdialog', { name: 'Break the link?' });
}

test('without a link there is the way to one', async () => {
  show();
  expect(await screen.findByText('/meld')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('a linked account shows its name, its picture and how to break the link', async () => {
  link = chipload;
  show();
  expect(await screen.findByText('chipload')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAttribute('src', chipload.DiscordAvatar);
  expect(screen.getByRole('button', { name: 'Break Link' })).toBeVisible();
  expect(screen.queryByText('/meld')).toBeNull();
  await expectAccessible();
});

test('a broken link is asked about, told, and gone', async () => {
  server.use(
    api.get('/api/user/discordBreakLink', ({ response }) =>
      response(200).json({ Status: 'SUCCESS', Reason: 'The link is broken.' }),
    ),
  );
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const told = await screen.findByRole('dialog', { name: 'SUCCESS' });
  expect(told).toHaveTextContent('The link is broken.');
  await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('/meld')).toBeVisible();
  expect(screen.queryByText('chipload')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('Cancel leaves the link as it is', async () => {
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('chipload')).toBeVisible();
});

test('a refusal is told with status and reason', async () => {
  server.use(
    api.get('/api/user/discordBreakLink', ({ response }) =>
      response(200).json({ Status: 'ERROR', Reason: 'Your account is not linked.' }),
    ),
  );
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const told = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(told).toHaveTextContent('Your account is not linked.');
});

test('a call that fails is told with its code', async () => {
  server.use(
    api.get('/api/user/discordBreakLink', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'The shop is busy just now.' }),
    ),
  );
  const question = await breakTheLink();
  await userEvent.click(within(question).getByRole('button', { name: 'Break Link' }));
  const told = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(told).toHaveTextContent('503');
  expect(screen.getByText('chipload')).toBeVisible();
});

test('the community’s link shows whose account it is, and links it when confirmed', async () => {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/changeDiscordUsername', async ({ request, response }) => {
      sent.push(await bodyText(request));
      link = chipload;
      return response(200).json({ Status: 'SUCCESS', Reason: 'It is linked.' });
    }),
  );
  show(withCode);
  const question = await screen.findByRole('group', { name: 'Is this your community account?' });
  expect(within(question).getByText('chipload')).toBeVisible();
  expect(within(question).getByRole('img')).toHaveAttribute('src', chipload.DiscordAvatar);
  expect(within(question).getByRole('heading')).toHaveFocus();
  await expectAccessible();
  await press('Link account');
  const told = await screen.findByRole('dialog', { name: 'SUCCESS' });
  expect(sent).toEqual([`discordId=${code}&rct=sandbox%3ANAME_CHANGE`]);
  await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(path()).toBe('/ui/account'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Break Link' })).toBeVisible();
});

test('Cancel links nothing and forgets the code', async () => {
  show(withCode);
  await screen.findByRole('group');
  await press('Cancel');
  await waitFor(() => expect(path()).toBe('/ui/account'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('a code that is good no more says so', async () => {
  server.use(
    api.get('/api/user/discordCode/{code}', ({ response }) =>
      response(404).json({ Status: 'ERROR', Reason: 'This link was used already.' }),
    ),
  );
  show(withCode);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
  await press('OK');
  await waitFor(() => expect(path()).toBe('/ui/account'));
});

test('what the shop refuses is told in its words, and the question stays', async () => {
  const Reason = 'This community account is linked to another shop account.';
  server.use(
    api.post('/api/user/changeDiscordUsername', ({ response }) =>
      response(200).json({ Status: 'ERROR', Reason }),
    ),
  );
  show(withCode);
  await screen.findByRole('group');
  await press('Link account');
  const told = await screen.findByRole('alertdialog', { name: 'ERROR' });
  expect(told).toHaveTextContent(Reason);
  await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('group')).toBeVisible();
});

test('whoever has to sign in first comes back with the code', async () => {
  renderApp(withCode);
  await waitFor(() => expect(path()).toBe('/ui/signin'));
  expect(sessionStorage.getItem('return-address')).toBe(withCode);
});
