// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const stored = () => mockShop.read().redirects ?? [];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`)), {
    target: { value },
  });

it('explains redirects if there are none, and creates the first', async () => {
  mockShop.change((state) => (state.redirects = []));
  openApp('/ui/admin/redirects');
  expect(await screen.findByText('No redirects yet')).toBeTruthy();
  await expectAccessible();
  await press('New redirect…');
  await screen.findByRole('dialog');
  type('From', '/Products/ER20/');
  type('To', `${window.location.origin}/ui/shop/spindles`);
  await press('Create redirect');
  expect(await screen.findByText('Redirect created.')).toBeTruthy();
  expect(await screen.findByText('/products/er20')).toBeTruthy();
  expect(stored()).toMatchObject([{ from: '/products/er20', to: '/ui/shop/spindles' }]);
});

it('says what is wrong with an address, and why a redirect is rejected', async () => {
  openApp('/ui/admin/redirects');
  await press('New redirect…');
  await screen.findByRole('dialog');
  type('From', '/home');
  type('To', '/ui/shop');
  await press('Create redirect');
  const wrong = "The old address belongs to the shop itself and can't be redirected.";
  expect(await screen.findByText(wrong)).toBeTruthy();
  type('From', '/new');
  type('To', '//evil.example');
  await press('Create redirect');
  expect(await screen.findByText(/^The new address must be a path of this shop/)).toBeTruthy();
  type('From', '/pages/contact');
  type('To', '/home');
  await press('Create redirect');
  const taken = '/pages/contact already redirects to /ui/support. Edit that redirect instead.';
  expect(await screen.findByText(taken)).toBeTruthy();
  await expectAccessible();
});

it('edits and deletes a redirect', async () => {
  openApp('/ui/admin/redirects');
  await press('Edit /pages/contact');
  await screen.findByRole('dialog');
  type('To', '/ui/pages/contact');
  await press('Save redirect');
  expect(await screen.findByText('Redirect saved.')).toBeTruthy();
  expect(stored()).toContainEqual(
    expect.objectContaining({ from: '/pages/contact', to: '/ui/pages/contact', version: 2 }),
  );
  await press('Delete /pages/contact');
  await screen.findByText('Visitors of /pages/contact will get an error page.');
  await press('Delete redirect');
  await waitFor(() => expect(screen.queryByText('/pages/contact')).toBeNull());
  expect(stored().map(({ from }) => from)).not.toContain('/pages/contact');
});

it('says which deletion created a redirect', async () => {
  mockShop.change((state) => {
    const [redirect] = state.redirects ?? [];
    if (redirect) Object.assign(redirect, { origin: 'AUTOMATIC', subject: 'item spindles/er11' });
  });
  openApp('/ui/admin/redirects');
  expect(await screen.findByText('Deletion of item spindles/er11')).toBeTruthy();
});
