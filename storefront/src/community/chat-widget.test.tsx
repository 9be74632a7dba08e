import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { configQuery } from '../app/config.ts';
import { server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { shopConfig } from '../test/samples.ts';
import { ChatWidget } from './chat-widget.tsx';

const url = 'https://chat.example/widget.json';
const longName = 'feeds-and-speeds-of-the-old-school';
const guild = {
  name: 'Spindle Makers',
  instant_invite: 'https://chat.example/join',
  presence_count: 40,
  members: [
    { id: '0', username: 'Ada', status: 'online', avatar_url: 'https://chat.example/ada.png' },
    { id: '1', username: longName, status: 'dnd', avatar_url: 'https://chat.example/f.png' },
    { id: '2', username: 'Kit', status: 'idle', avatar_url: null },
  ],
};

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function show(answer: () => Response) {
  server.use(http.get(url, answer));
  const view = renderShop(<Place />);
  view.client.setQueryData(configQuery().queryKey, { ...shopConfig, chatWidgetUrl: url });
  return view;
}

/** Shown by the home page where it comes near. */
function Place() {
  return <ChatWidget />;
}

test('the community shows its name, who is there and how they are', async () => {
  show(() => HttpResponse.json(guild));
  expect(await screen.findByRole('region', { name: 'Spindle Makers' })).toHaveTextContent(
    '40 online now',
  );
  const members = within(screen.getByRole('list', { name: 'Online now' }));
  expect(members.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada, online',
    `${longName}, does not want to be disturbed`,
    'KKit, away',
  ]);
  expect(screen.getByText('and 37 more')).toBeVisible();
  await expectAccessible();
});

test('a picture that can’t be had gives way to a letter', async () => {
  const { container } = show(() => HttpResponse.json(guild));
  await screen.findByText('Ada');
  expect(container.querySelectorAll('img')).toHaveLength(2);
  const [picture] = container.querySelectorAll('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('A')).toBeVisible();
});

test('the way in opens a tab of its own', async () => {
  show(() => HttpResponse.json(guild));
  const link = await screen.findByRole('link', { name: /^Join us on Discord!/ });
  expect(link).toHaveAttribute('href', guild.instant_invite);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([null, 'javascript:alert(1)'])(
  'with the invitation %s there is no way in',
  async (invite) => {
    show(() => HttpResponse.json({ ...guild, instant_invite: invite }));
    expect(await screen.findByRole('heading', { name: 'Spindle Makers' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  ['is off', () => HttpResponse.json({ message: 'Widget Disabled' }, { status: 403 })],
  ['can’t be reached', () => HttpResponse.error()],
  ['answers something else', () => HttpResponse.json(['hello'])],
])('where the community %s that is logged, and nothing shown', async (_how, answer) => {
  const { container } = show(answer);
  await waitFor(() => expect(warned).toHaveBeenCalledOnce());
  await waitFor(() => expect(container.querySelector('div, section')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
