import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, shopConfig } from '../test/samples.ts';
import type { Config } from './config.ts';
import { configQuery } from './config.ts';
import { PortalButton } from './portal-button.tsx';

const CONFIGURED = 'https://pay.example/portal';
const noId = { Status: 'NO ID', Url: null, Reason: 'You have not paid by card yet.' } as const;

stayInShop();

function portalAnswers(answer: {
  Status: 'SUCCESS' | 'NO ID' | 'ERROR';
  Url: string | null;
  Reason: string;
}) {
  server.use(api.get('/api/user/customerPortal', ({ response }) => response(200).json(answer)));
}

/** A browser that opens new tabs as often as told; the addresses they were sent to. */
function tabsAllowed(...allowed: boolean[]) {
  const tab = { opener: window, location: { assign: vi.fn<(address: string) => void>() } };
  const open = vi.fn<() => typeof tab | null>();
  for (const one of allowed) open.mockReturnValueOnce(one ? tab : null);
  vi.stubGlobal('open', open);
  return tab;
}

async function click(settings: Partial<Config> = {}) {
  const { client } = renderShop(<PortalButton signedIn />, { user: customer });
  client.setQueryData(configQuery().queryKey, { ...shopConfig, ...settings });
  await userEvent.click(screen.getByRole('button', { name: 'Payments and invoices' }));
}

const failure = () => screen.findByRole('alertdialog', { name: 'Error Opening Stripe' });

test('a customer goes to their portal', async () => {
  portalAnswers({ Status: 'SUCCESS', Url: 'https://pay.example/p/1', Reason: 'Opened.' });
  await click();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://pay.example/p/1'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('somebody the provider does not know gets the configured link in a new tab', async () => {
  const tab = tabsAllowed(true);
  portalAnswers(noId);
  await click();
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(CONFIGURED));
  expect(tab.opener).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a browser that keeps the tab shut is asked again by another click', async () => {
  const tab = tabsAllowed(false, true);
  portalAnswers(noId);
  await click();
  expect(await screen.findByRole('alertdialog', { name: 'Customer portal' })).toBeVisible();
  await expectAccessible();
  expect(tab.location.assign).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open portal' }));
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(CONFIGURED));
});

test('a browser that opens no tabs at all goes there itself', async () => {
  tabsAllowed(false, false);
  portalAnswers(noId);
  await click();
  await userEvent.click(await screen.findByRole('button', { name: 'Open portal' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(CONFIGURED));
});

test('without a configured link, somebody unknown is told why', async () => {
  portalAnswers(noId);
  await click({ customerPortalLink: null });
  expect(await failure()).toHaveTextContent('You have not paid by card yet.');
});

test('another status is told with its reason', async () => {
  portalAnswers({ Status: 'ERROR', Url: null, Reason: 'Stripe is being serviced.' });
  await click();
  expect(await failure()).toHaveTextContent('Stripe is being serviced.');
  await expectAccessible();
});

test.each([
  [
    'an error',
    () => HttpResponse.json({ Status: 'ERROR', Reason: 'Try later.' }, { status: 503 }),
    'Try later.',
  ],
  ['no answer', () => HttpResponse.error(), 'The shop could not be reached.'],
])('%s is told', async (_, answer, words) => {
  server.use(api.get('/api/user/customerPortal', answer));
  await click();
  expect(await failure()).toHaveTextContent(words);
});

test('somebody whose session has ended is sent to sign in, without a word on the portal', async () => {
  let answered = false;
  server.use(
    api.untyped.get(`${window.location.origin}/api/user/customerPortal`, () => {
      answered = true;
      return HttpResponse.json({ Status: 'ERROR', Reason: 'Sign in.' }, { status: 401 });
    }),
  );
  await click();
  await waitFor(() => expect(answered).toBe(true));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Payments and invoices' })).not.toHaveAttribute(
      'aria-busy',
    ),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('visitors get the configured link in a new tab, without a call', () => {
  renderShop(<PortalButton signedIn={false} />);
  const link = screen.getByRole('link', { name: 'Payments and invoices' });
  expect(link).toHaveAttribute('href', CONFIGURED);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
