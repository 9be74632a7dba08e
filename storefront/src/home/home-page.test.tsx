import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { configQuery } from '../app/config.ts';
import type { Element } from '../content/queries.ts';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { sampleCatalog, sampleElement, sampleItem, shopConfig } from '../test/samples.ts';
import { HomePage } from './home-page.tsx';

const SPLASH = 'https://splash.example/mill-600';

const fact = (type: Element['attributes'][number]['type'], attributeId: string, value: string) => ({
  attributeId,
  type,
  value,
  description: attributeId,
  version: 1,
});

const available = sampleElement({
  attributes: [fact('LINK', 'link', SPLASH), fact('SIZE', 'Travel', '600 × 400 mm')],
});
const coming = sampleElement({
  elementId: 'coming-soon',
  title: 'Ten-position tool changer',
  locked: true,
  attributes: [fact('COMPONENT', 'Positions', '10')],
});
const channel = sampleElement({
  elementId: 'video-channel',
  title: 'The Spindle channel',
  attributes: [
    fact('VIDEO', 'Latest film', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    fact('LINK', 'link', 'https://www.youtube.com/@spindle-cnc'),
  ],
});

beforeEach(() => {
  server.use(
    api.get('/api/catalog/', ({ response }) => response(200).json([sampleCatalog()])),
    api.get('/api/catalog/{catalogId}', ({ response }) => response(200).json([sampleItem()])),
  );
});

function contentIs(...elements: Element[]) {
  server.use(api.get('/api/creator/{category}', ({ response }) => response(200).json(elements)));
}

function renderHome(path = '/home', frameHosts = ['https://splash.example']) {
  const view = renderShop(<HomePage />, { path });
  view.client.setQueryData(configQuery().queryKey, { ...shopConfig, frameHosts });
  return view;
}

test('what is available now, what is coming and the channel come from the content', async () => {
  contentIs(channel, available, coming);
  renderHome();
  const promo = await screen.findByRole('region', { name: 'Available now: Mill 600' });
  expect(within(promo).getByText('600 × 400 mm')).toBeVisible();
  const next = screen.getByRole('region', { name: 'Ten-position tool changer' });
  expect(within(next).getByText('Coming Soon!')).toBeVisible();
  expect(within(next).getByText('10')).toBeVisible();
  const films = screen.getByRole('region', { name: 'The Spindle channel' });
  expect(within(films).getByRole('link', { name: /See all films/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@spindle-cnc',
  );
  await expectAccessible();
});

test('an element that is missing or over is not shown', async () => {
  contentIs(channel, { ...available, expired: true });
  renderHome();
  await screen.findByRole('region', { name: 'The Spindle channel' });
  expect(screen.queryByText('Available now: Mill 600')).toBeNull();
  expect(screen.queryByText('Ten-position tool changer')).toBeNull();
});

test('without the section the page still sells', async () => {
  server.use(
    api.get('/api/creator/{category}', ({ response }) =>
      response(404).json({ Status: 'ERROR', Reason: 'There is no such thing.' }),
    ),
  );
  renderHome();
  expect(await screen.findByRole('link', { name: 'Spindles' })).toBeVisible();
});

test('the splash page opens in a frame, with a breadcrumb back to Home', async () => {
  contentIs(available);
  renderHome();
  fireEvent.click(await screen.findByRole('link', { name: 'Have a look' }));
  const frame = await screen.findByTitle('Available now: Mill 600');
  expect(frame).toHaveAttribute('src', SPLASH);
  await expectAccessible();
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: /Parts for CNC machines/ })).toBeVisible();
});

test('a page of a host nobody allowed opens in a window of its own, never in a frame', async () => {
  contentIs(available);
  renderHome('/home', []);
  const link = await screen.findByRole('link', { name: 'Have a look (opens a new window)' });
  expect(link).toHaveAttribute('href', SPLASH);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an address of the splash page that leads nowhere any more says so', async () => {
  contentIs();
  renderHome('/home?show=available-now');
  expect(await screen.findByText(/This page is no longer here/)).toBeVisible();
});

test('no film is asked for before it is wanted', async () => {
  contentIs(channel);
  renderHome();
  const play = await screen.findByRole('button', { name: /Play video: Latest film/ });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(play);
  expect(screen.getByTitle('Latest film')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ'),
  );
});
