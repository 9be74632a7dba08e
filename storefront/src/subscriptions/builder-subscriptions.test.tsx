import { administrator } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api, mockShop, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { openSubscriptionsOf } from './fixtures/subscriptions.tsx';

const open = () => openSubscriptionsOf(administrator.email);
const button = (name: string) => screen.findByRole('button', { name });

test('staff see all subscription content below their own', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Administrator Options:' })).toBeVisible();
  expect(await screen.findByText('Maker, monthly')).toBeVisible();
  expect(screen.getByText('You have no active subscriptions...')).toBeVisible();
  await expectAccessible();
});

test('Open shows the content in its frame', async () => {
  open();
  await userEvent.click(await button('Open Maker, monthly'));
  expect(await screen.findByTitle('Plans Library [Maker, monthly]')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/assets\/subs\/plans-library\/maker-monthly\/t\/.+\/index\.html$/),
  );
  expect(screen.getByTestId('path')).toHaveTextContent('?builder=plans-library_maker-monthly');
});

async function expectToStay(reason: string) {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(reason);
  expect(dialog).not.toHaveTextContent('Oops!');
  expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/subscriptions$/);
}

test('content without an upload is reported', async () => {
  mockShop.change((state) => {
    state.releases = [];
  });
  open();
  await userEvent.click(await button('Open Maker, monthly'));
  await expectToStay('Nothing has been uploaded yet. Upload a zip in the item editor.');
});

test('any Status is shown, whatever it says', async () => {
  // The current server returns no other status than ERROR.
  server.use(
    api.get('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json({ Status: 'SUCCESS', Reason: 'No release is published.' }),
    ),
  );
  open();
  await userEvent.click(await button('Open Maker, monthly'));
  await expectToStay('No release is published.');
});

/** Returns the caches that staff have expired. */
const expired = () =>
  mockShop
    .read()
    .audit.filter(({ action }) => action === 'cdn.expire-cache')
    .map(({ subject }) => subject);

test('the CDN is refreshed after a question, for that content only', async () => {
  const before = expired();
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  open();
  await userEvent.click(await button('Refresh Maker, monthly in CDN'));
  const question = await screen.findByRole('alertdialog', { name: 'Refresh Subscription in CDN?' });
  expect(question).toHaveTextContent(
    'This will refresh the subscription [ Maker, monthly ] in the CDN. This process is costly.',
  );
  await expectAccessible();
  await userEvent.click(await button('Dismiss'));
  expect(expired()).toEqual(before);

  await userEvent.click(await button('Refresh Maker, monthly in CDN'));
  await userEvent.click(await button('Refresh CDN'));
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  const refreshed = 'cache assets/subs/plans-library/maker-monthly';
  expect(expired()).toEqual([...before, refreshed]);
  expect(log).toHaveBeenCalledWith('CDN refresh:', expect.objectContaining({ Status: 'SUCCESS' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a failed refresh is only logged', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  mockShop.start('offline', ['expireCache']);
  open();
  await userEvent.click(await button('Refresh Maker, monthly in CDN'));
  await userEvent.click(await button('Refresh CDN'));
  await waitFor(() => expect(log).toHaveBeenCalledWith('CDN refresh:', expect.any(Error)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('content that cannot be listed can be loaded again', async () => {
  mockShop.open('empty');
  mockShop.start('offline', ['listBuilderSubscriptions']);
  open();
  expect(await screen.findByText("We couldn't load the builder subscriptions")).toBeVisible();
  mockShop.calm();
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('No items are sold as subscriptions.')).toBeVisible();
  await expectAccessible();
});
