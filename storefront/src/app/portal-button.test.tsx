import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { shopConfig } from '../test/samples.ts';
import { visit } from '../test/visit.tsx';
import type { Config } from '../shop/config.ts';
import { configQuery } from '../shop/config.ts';
import { PortalButton } from './portal-button.tsx';

const CONFIGURED = 'https://pay.example/portal';
const { email } = firstCustomer;

stayInShop();
beforeEach(() => mockShop.signIn(email));

/** The customer has not paid for anything yet. */
function isUnknownToProvider() {
  mockShop.change(({ people }) => {
    for (const person of people) person.customerId = null;
  });
}

/**
 * Mocks a browser that allows new tabs as often as listed. Returns their URLs.
 */
function tabsAllowed(...allowed: boolean[]) {
  const tab = { opener: window, location: { assign: vi.fn<(address: string) => void>() } };
  const open = vi.fn<() => typeof tab | null>();
  for (const one of allowed) open.mockReturnValueOnce(one ? tab : null);
  vi.stubGlobal('open', open);
  return tab;
}

const button = () => screen.getByRole('button', { name: 'Payments and invoices' });

async function click(settings: Partial<Config> = {}) {
  const { client } = renderShop(<PortalButton signedIn />, { user: userOf(email) });
  client.setQueryData(configQuery().queryKey, { ...shopConfig, ...settings });
  await userEvent.click(button());
}

const failure = () => screen.findByRole('alertdialog', { name: 'Error Opening Stripe' });

test('a customer goes to their portal', async () => {
  await click();
  const customer = personOf(email).customerId;
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith(expect.stringContaining(`/mock/portal?customer=${customer}`)),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a user unknown to the provider gets the configured link in a new tab', async () => {
  const tab = tabsAllowed(true);
  isUnknownToProvider();
  await click();
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(CONFIGURED));
  expect(tab.opener).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a browser that blocks the tab opens it with another click', async () => {
  const tab = tabsAllowed(false, true);
  isUnknownToProvider();
  await click();
  expect(await screen.findByRole('alertdialog', { name: 'Customer portal' })).toBeVisible();
  await expectAccessible();
  expect(tab.location.assign).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open portal' }));
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(CONFIGURED));
});

test('a browser that never opens tabs goes there in the same tab', async () => {
  tabsAllowed(false, false);
  isUnknownToProvider();
  await click();
  await userEvent.click(await screen.findByRole('button', { name: 'Open portal' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(CONFIGURED));
});

test('without a configured link, an unknown user is told why', async () => {
  isUnknownToProvider();
  await click({ customerPortalLink: null });
  expect(await failure()).toHaveTextContent("You don't have any payments or plans to manage yet.");
});

test('another status is shown with its reason', async () => {
  mockShop.start('declined', ['openCustomerPortal']);
  await click();
  expect(await failure()).toHaveTextContent(
    "The customer portal isn't available right now. Contact us.",
  );
  await expectAccessible();
});

test.each([
  ['an error', '500', 'Something went wrong on our side. Please try again.'],
  ['no answer', 'offline', 'The shop could not be reached.'],
] as const)('%s is shown, and another click tries again', async (_, scenario, message) => {
  mockShop.start(scenario, ['openCustomerPortal']);
  await click();
  expect(await failure()).toHaveTextContent(message);
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(button());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('a user whose session has ended is sent to sign in, without a message about the portal', async () => {
  await visit('/ui/shop', email);
  const portal = await screen.findByRole('button', { name: 'Payments and invoices' });
  mockShop.change((state) => {
    state.sessions = {};
  });
  await userEvent.click(portal);
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

test('visitors get the configured link in a new tab, without a call', () => {
  renderShop(<PortalButton signedIn={false} />);
  const link = screen.getByRole('link', { name: 'Payments and invoices' });
  expect(link).toHaveAttribute('href', CONFIGURED);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
