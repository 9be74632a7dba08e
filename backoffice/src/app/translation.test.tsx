// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '../providers/messages.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';

const { translate } = i18nProvider;

beforeEach(() => {
  // Simulates a dictionary with a translation for every sentence.
  vi.spyOn(i18nProvider, 'translate').mockImplementation(
    (key, options) => `«${translate(key, options)}»`,
  );
});

afterEach(() => vi.restoreAllMocks());

const button = (name: string) => screen.findByRole('button', { name });

it('frames, lists and dialogs get their texts from the i18nProvider', async () => {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: '«Administrator Tools»' });
  const tools = within(screen.getByRole('navigation', { name: '«Administrator Tools»' }));
  expect(tools.getByRole('link', { name: /^«Order Manager»/ })).toBeTruthy();
  expect(document.title).toBe('««Administrator Tools» – Spindle administration»');
  cleanup();

  mockShop.change((state) => {
    state.ticketTemplates = [];
  });
  openApp('/ui/admin/ticketTemplates');
  await screen.findByRole('heading', { level: 1, name: '«Templates»' });
  const way = within(screen.getByRole('navigation', { name: '«Breadcrumb»' }));
  expect(way.getByRole('link', { name: '«Tickets»' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '«No templates yet»' })).toBeTruthy();
  expect(screen.getByText(/^«Save replies you use often/)).toBeTruthy();
  await press('New template');
  await screen.findByRole('dialog', { name: '«New template»' });
  expect(screen.getByRole('textbox', { name: /^«Name»/ })).toBeTruthy();
  await press('«Save template»');
  expect(await screen.findByText('«Enter a template name.»')).toBeTruthy();
  expect(await button('«Dismiss»')).toBeTruthy();
  await expectAccessible();
  cleanup();

  openApp('/ui/admin/orderManager?filter=%7B%22q%22%3A%22nothing+like+it%22%7D');
  expect(await screen.findByRole('heading', { name: '«No results»' })).toBeTruthy();
  expect(await button('«Clear search»')).toBeTruthy();
  expect(screen.getByRole('search', { name: '«Filters»' })).toBeTruthy();
  expect(await button('«Views»')).toBeTruthy();
  cleanup();

  mockShop.start('500', ['listAdminInvoices']);
  openApp('/ui/admin/invoices');
  expect(await screen.findByText("«We couldn't load this list»")).toBeTruthy();
  expect(await button('«Try again»')).toBeTruthy();
});

it.each(['ra.action.save', 'Use theirs', '50 %{smart_count} |||| a.b %{_}'])(
  'shows user input unchanged, even if it matches a translation key: %s',
  async (title) => {
    const { catalogId, catalogItemId } = mockShop.change(({ catalogs, items }) => {
      const item = Object.assign(firstOf(items), { title });
      Object.assign(
        firstOf(catalogs, (one) => one.catalogId === item.catalogId),
        { title },
      );
      return item;
    });
    const builder = `/ui/admin/storeBuilder/${catalogId}`;
    openApp(builder);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`«${title} – Spindle administration»`);
    await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThan(2));
    expect(await button(`«Edit ${title}»`)).toBeTruthy();
    cleanup();

    openApp(`${builder}/${catalogItemId}?page=attributes`);
    const way = await screen.findByRole('navigation', { name: '«Breadcrumb»' });
    await waitFor(() => expect(within(way).getAllByText(title)).toHaveLength(2));
    expect(screen.queryByText(`«${title}»`)).toBeNull();
  },
);
