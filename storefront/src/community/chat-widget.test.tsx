import { mockWidget, WIDGET_PATH } from '@spindle/sdk/mocks/community/mock-community';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { mockShop, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { ChatWidget } from './chat-widget.tsx';

const { origin } = window.location;
const community = mockWidget(origin);
const region = () => screen.findByRole('region', { name: 'Spindle Makers' });

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const show = () => renderShop(<Place />);

/** The widget as on the home page once it is scrolled near. */
function Place() {
  return <ChatWidget />;
}

/** The community is an external service: it may send what the mock never does. */
function communitySays(answer: () => Response) {
  server.use(http.get(origin + WIDGET_PATH, answer));
}

test('the community shows its name, who is online and their status', async () => {
  show();
  expect(await region()).toHaveTextContent('8 online now');
  const members = within(screen.getByRole('list', { name: 'Online now' }));
  expect(members.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Park, online',
    'Grace, online',
    'Bob, away',
    'Old-school feeds & speeds, do not disturb',
    'collet, online',
    'Hanna, online',
    'tramming, away',
    'Sam, online',
  ]);
  expect(screen.queryByText(/^and .* more$/)).toBeNull();
  await expectAccessible();
});

test('a large community shows only some members, with the number of others', async () => {
  communitySays(() => HttpResponse.json({ ...community, presence_count: 40 }));
  show();
  expect(await region()).toHaveTextContent('40 online now');
  expect(screen.getByText('and 32 more')).toBeVisible();
});

test("a missing picture, or one that can't be loaded, is replaced by a letter", async () => {
  const [ada, grace] = community.members;
  const members = [ada, { ...grace, avatar_url: null }];
  communitySays(() => HttpResponse.json({ ...community, members }));
  const { container } = show();
  await screen.findByText('Ada Park');
  expect(screen.getByText('G')).toBeVisible();
  const pictures = container.querySelectorAll('img');
  expect(pictures).toHaveLength(1);
  for (const picture of pictures) fireEvent.error(picture);
  expect(screen.getByText('A')).toBeVisible();
});

test('the link to join opens a new tab', async () => {
  show();
  const link = await screen.findByRole('link', { name: /^Join us on Discord!/ });
  expect(link).toHaveAttribute('href', community.instant_invite);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([null, 'javascript:alert(1)'])(
  'with the invitation %s there is no link to join',
  async (invite) => {
    communitySays(() => HttpResponse.json({ ...community, instant_invite: invite }));
    show();
    expect(await screen.findByRole('heading', { name: 'Spindle Makers' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  [
    'is off',
    () => communitySays(() => HttpResponse.json({ message: 'Widget Disabled' }, { status: 403 })),
  ],
  ["can't be reached", () => mockShop.start('offline')],
  ['answers something else', () => communitySays(() => HttpResponse.json(['hello']))],
])('if the community %s that is logged, and nothing shown', async (_how, happens) => {
  happens();
  const { container } = show();
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  await waitFor(() => expect(container.querySelector('div, section')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
