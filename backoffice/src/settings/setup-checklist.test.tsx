// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { renderApp } from '../test/render-app.tsx';

const checklist = () => screen.findByRole('region', { name: 'Setup checklist' });

async function expectStep(name: string, state: 'Done' | 'To do') {
  const step = within(await checklist())
    .getByText(name)
    .closest('li');
  expect(step).toHaveTextContent(new RegExp(`${state}$`));
}

it('leads the first administrator from the landing page to each screen', async () => {
  mockShop.open('empty');
  mockShop.signIn('admin@example.com');
  renderApp('/ui/admin');
  await expectStep('Name your shop', 'To do');
  await expectStep("Enter your company's details", 'Done');
  const links = within(await checklist()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['brand', 'company', 'email', 'warehouse'].map((id) => `/ui/admin/settings#${id}`),
    '/ui/admin/storeBuilder',
    '/',
    '/ui/admin/settings#providers',
  ]);
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'Enter the sender of emails' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Email' })).toHaveFocus());
});

it('tests a provider on the Settings screen, and says why it fails', async () => {
  mockShop.change((state) => {
    state.providers = { shipping: 'failing' };
  });
  openApp('/ui/admin/settings');
  await expectStep('Create a catalog with an item, and enable both', 'Done');
  await userEvent.click(await screen.findByRole('button', { name: 'Test Stripe' }));
  expect(await screen.findByText('Stripe works.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Test EasyPost' }));
  expect(await screen.findByText(/^EasyPost doesn't work: .*EASYPOST_API_KEY/)).toBeVisible();
  await expectAccessible();
});

it('says on every screen, to everyone, that the sandbox replaces a provider', async () => {
  mockShop.change((state) => {
    state.providers = { mail: 'sandbox' };
  });
  openApp('/ui/admin/settings');
  const notice = /^Test mode: the sandbox replaces Mail server\./;
  expect(await screen.findByText(notice)).toBeVisible();
  const provider = within(await screen.findByRole('group', { name: 'Mail server' }));
  expect(provider.getByText('Set SMTP_URL.')).toBeVisible();
  await userEvent.click(
    screen.getByRole('link', { name: 'Create a catalog with an item, and enable both' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Store Builder' })).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
  cleanup();
  mockShop.signIn('picker@example.com');
  renderApp('/ui/admin');
  expect(await screen.findByText(notice)).toBeVisible();
});

it('saves the countries that were selected by name', async () => {
  openApp('/ui/admin/settings');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ships to' }));
  const list = within(await screen.findByRole('listbox', { name: 'Ships to' }));
  await userEvent.click(list.getByRole('option', { name: 'Canada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText(/^Settings saved\./)).toBeVisible();
  mockShop.change(({ settings }) => expect(settings?.stored).toEqual({ shipTo: ['CA'] }));
  await expectAccessible();
});
