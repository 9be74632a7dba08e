import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api, mockShop, server } from '../test/api.ts';
import { openSubscriptionsOf } from './fixtures/subscriptions.tsx';
import { MIN_HEIGHT, MAX_HEIGHT } from './use-content-height.ts';

const SUBSCRIBER = 'priya.bianchi@example.com';
const TITLE = 'CAM Academy [Foundations, monthly]';
const ADDRESS = /^\/assets\/subs\/cam-academy\/foundations-monthly\/t\/[\w-]+\/index\.html$/;
const OPENED = '?open=cam-academy_foundations-monthly';

async function openContent() {
  openSubscriptionsOf(SUBSCRIBER, OPENED);
  const frame = await screen.findByTitle(TITLE);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('the content is not in a frame');
  return frame;
}

/** Sends a message from a framed page, or from another source. */
function say(source: Window | null, data: unknown) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
}

test('a click opens the content below its breadcrumb, at its own address', async () => {
  openSubscriptionsOf(SUBSCRIBER);
  await userEvent.click(await screen.findByText('Click to view content...'));
  const frame = await screen.findByTitle(TITLE);
  expect(frame).toHaveAttribute('src', expect.stringMatching(ADDRESS));
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-downloads');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(`Subscriptions${TITLE}`);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`${TITLE} · Spindle`));
  expect(screen.getByTestId('path')).toHaveTextContent(`/ui/subscriptions${OPENED}`);

  await userEvent.click(screen.getByRole('link', { name: 'Subscriptions' }));
  expect(await screen.findByRole('list', { name: 'Your subscriptions' })).toBeVisible();
  expect(screen.queryByTitle(TITLE)).toBeNull();
  expect(document.title).toBe('Subscriptions · Spindle');
});

test('reloading its address opens it again', async () => {
  const first = await openContent();
  cleanup();
  const again = await openContent();
  expect(again).toHaveAttribute('src', expect.stringMatching(ADDRESS));
  expect(again.getAttribute('src')).not.toBe(first.getAttribute('src'));
});

test('the id of a subscription is split at its first underscore', async () => {
  const requests: string[] = [];
  server.use(
    api.get('/api/subscription/license/{catalogId}/{catalogItemId}', ({ params }) => {
      requests.push(`${params.catalogId}/${params.catalogItemId}`);
      // The mock shop responds.
    }),
  );
  openSubscriptionsOf(SUBSCRIBER, '?open=cam-academy_two_parts');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'cam-academy [two_parts]' }),
  ).toBeInTheDocument();
  expect(await screen.findByText("We couldn't open the content")).toBeVisible();
  expect(requests).toEqual(['cam-academy/two_parts']);
});

test('if its title cannot be loaded, content opens with its ids', async () => {
  mockShop.start('offline', ['listSubscriptions']);
  openSubscriptionsOf(SUBSCRIBER, OPENED);
  expect(await screen.findByTitle('cam-academy [foundations-monthly]')).toHaveAttribute(
    'src',
    expect.stringMatching(ADDRESS),
  );
});

test('content that cannot be opened can be requested again', async () => {
  mockShop.start('offline', ['openSubscription']);
  openSubscriptionsOf(SUBSCRIBER, OPENED);
  expect(await screen.findByText("We couldn't open the content")).toBeVisible();
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle(TITLE)).toHaveAttribute('src', expect.stringMatching(ADDRESS));
});

test('an address that no longer opens anything says why and leads to the list', async () => {
  openSubscriptionsOf('marcus.fischer@example.com', OPENED);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Oops! Error: Your access has ended. Subscribe again in the shop to continue.',
  );
  await waitFor(() =>
    expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/subscriptions$/),
  );
  expect(await screen.findByText('You have no active subscriptions...')).toBeInTheDocument();
});

test('a message is shown until the framed page is loaded', async () => {
  const frame = await openContent();
  expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
  act(() => void frame.dispatchEvent(new Event('load')));
  expect(screen.queryByText('Loading, please wait...')).toBeNull();
});

test('a followed page is shown from its beginning', async () => {
  const frame = await openContent();
  const scroll = vi.fn<() => void>();
  frame.scrollIntoView = scroll;
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -700, 800, 2000));
  act(() => void frame.dispatchEvent(new Event('load')));
  expect(scroll).not.toHaveBeenCalled();
  act(() => void frame.dispatchEvent(new Event('load')));
  expect(scroll).toHaveBeenCalledOnce();
});

test.each([
  ['tells', 1800, 1800],
  ['tells in fractions', 1800.4, 1801],
  ['cannot mean', 12, MIN_HEIGHT],
  ['will not have', 1e9, MAX_HEIGHT],
])('the frame gets a height its page %s: %d', async (_, reported, height) => {
  const frame = await openContent();
  expect(frame).toHaveAttribute('height', String(MIN_HEIGHT));
  say(frame.contentWindow, { type: 'spindle:height', height: reported });
  expect(frame).toHaveAttribute('height', String(height));
});

test('only the frame may report its height', async () => {
  const frame = await openContent();
  say(window, { type: 'spindle:height', height: 1800 });
  say(null, { type: 'spindle:height', height: 1800 });
  expect(frame).toHaveAttribute('height', String(MIN_HEIGHT));
});

test('other messages of the page are ignored', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const frame = await openContent();
  for (const data of [null, 'hello', {}, { type: 'quiz', height: 1800 }]) {
    say(frame.contentWindow, data);
  }
  expect(frame).toHaveAttribute('height', String(MIN_HEIGHT));
  expect(log).not.toHaveBeenCalled();
});

test.each([undefined, 'tall', Number.NaN])('a height of %s is only logged', async (height) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const frame = await openContent();
  say(frame.contentWindow, { type: 'spindle:height', height });
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(frame).toHaveAttribute('height', String(MIN_HEIGHT));
});
