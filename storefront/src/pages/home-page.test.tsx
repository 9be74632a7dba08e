import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { HomePage } from './home-page.tsx';

const AVAILABLE = 'Available now: Mill 600';
const COMING = 'Coming soon: ten-position tool changer';
const SPLASH = `${window.location.origin}/mock/splash/mill-600`;

type MockElement = ReturnType<typeof mockShop.read>['elements'][number];

/** Changes one of the promos as staff would. */
function edit(elementId: string, change: (element: MockElement) => void) {
  mockShop.change(({ elements }) => {
    for (const element of elements) if (element.elementId === elementId) change(element);
  });
}

function takeAway(elementId: string) {
  mockShop.change((state) => {
    state.elements = state.elements.filter((element) => element.elementId !== elementId);
  });
}

const renderHome = (path = '/home') => renderShop(<HomePage />, { path });

test('what is available now, what is coming and the channel come from the content', async () => {
  renderHome();
  const promo = await screen.findByRole('region', { name: AVAILABLE });
  expect(within(promo).getByText('600 × 400 × 150 mm')).toBeVisible();
  const next = screen.getByRole('region', { name: COMING });
  expect(within(next).getByText('Coming Soon!')).toBeVisible();
  expect(within(next).getByText('10')).toBeVisible();
  const films = screen.getByRole('region', { name: 'The Spindle channel' });
  expect(within(films).getByRole('link', { name: /See all videos/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@spindle-cnc',
  );
  await expectAccessible();
});

test('a missing or expired element is not shown', async () => {
  edit('available-now', (element) => {
    element.expired = true;
  });
  takeAway('coming-soon');
  renderHome();
  await screen.findByRole('region', { name: 'The Spindle channel' });
  expect(screen.queryByText(AVAILABLE)).toBeNull();
  expect(screen.queryByText(COMING)).toBeNull();
});

test('without the section the page still shows items', async () => {
  mockShop.change((state) => {
    state.sections = state.sections.filter(({ category }) => category !== 'home');
  });
  renderHome();
  expect(await screen.findByRole('link', { name: 'Spindles & Inverters' })).toBeVisible();
  expect(screen.queryByText(AVAILABLE)).toBeNull();
});

test('the splash page opens in a frame, with a breadcrumb back to Home', async () => {
  renderHome();
  fireEvent.click(await screen.findByRole('link', { name: 'Learn more' }));
  const frame = await screen.findByTitle(AVAILABLE);
  expect(frame).toHaveAttribute('src', SPLASH);
  await expectAccessible();
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: /Parts for CNC machines/ })).toBeVisible();
});

test('a page of an unlisted host opens in a new window, never in a frame', async () => {
  const elsewhere = 'https://elsewhere.example/mill-600';
  edit('available-now', ({ attributes }) => {
    for (const attribute of attributes) if (attribute.type === 'LINK') attribute.value = elsewhere;
  });
  renderHome();
  const link = await screen.findByRole('link', { name: 'Learn more (opens in a new window)' });
  expect(link).toHaveAttribute('href', elsewhere);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a splash page address that no longer works says so', async () => {
  takeAway('available-now');
  renderHome('/home?show=available-now');
  expect(await screen.findByText(/This page is no longer available/)).toBeVisible();
});

test('no video is loaded before it is played', async () => {
  renderHome();
  const play = await screen.findByRole('button', { name: /Play video: Latest video/ });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(play);
  expect(screen.getByTitle('Latest video')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ'),
  );
});
