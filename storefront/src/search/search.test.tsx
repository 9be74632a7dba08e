import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { page, visit } from '../test/visit.tsx';

afterEach(() => localStorage.clear());

const path = () => screen.getByTestId('path').textContent;
const field = () => screen.getByLabelText('Search parts');

test('typing brings suggestions; arrows select one, and Enter opens it', async () => {
  await visit('/home');
  await userEvent.type(field(), 'spin');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(within(list).getAllByRole('option').length).toBeLessThanOrEqual(8);
  await expectAccessible();

  await userEvent.keyboard('{ArrowDown}');
  const [first] = within(list).getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{Enter}');
  await page().findByRole('heading', { level: 1, name: 'Search: spindle' });
  expect(path()).toBe('/ui/search?q=spindle');

  await userEvent.clear(field());
  await userEvent.type(field(), 'spin');
  await screen.findByRole('listbox');
  await userEvent.click(await screen.findByRole('option', { name: /^Spindles.*Catalog$/ }));
  await waitFor(() => expect(path()).toBe('/ui/shop/spindles'));
});

test('Escape closes the suggestions; Enter searches for what was typed', async () => {
  await visit('/home');
  await userEvent.type(field(), 'spindle');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await page().findByRole('heading', { level: 1, name: 'Search: spindle' });
  expect(path()).toBe('/ui/search?q=spindle');
  expect(await page().findByRole('link', { name: /^ER20 water-cooled/ })).toBeVisible();
  expect(field()).toHaveValue('spindle');
  await expectAccessible();
});

test('misspelled words are shown with their correction', async () => {
  await visit('/ui/search?q=spindel');
  expect(await page().findByText(/No results for “spindel”/)).toBeVisible();
  expect(await page().findByRole('link', { name: /^ER20 water-cooled/ })).toBeVisible();
});

test('an empty result says what to try', async () => {
  await visit('/ui/search?q=qqqqxxxx');
  expect(await page().findByText('No parts found')).toBeVisible();
  expect(page().getByText(/Try fewer or different words/)).toBeVisible();
});

test('results are filtered by price and shown as a table, all of it in the address', async () => {
  await visit('/ui/search?q=spindle');
  await userEvent.type(await page().findByLabelText('Price to, $'), '300{Enter}');
  await waitFor(() => expect(path()).toBe('/ui/search?q=spindle&maxPrice=300'));
  await userEvent.click(await page().findByRole('link', { name: 'Table' }));
  const table = await page().findByRole('table');
  await waitFor(() =>
    expect(within(table).queryByRole('link', { name: /^ER20 water/ })).not.toBeInTheDocument(),
  );
  expect(path()).toBe('/ui/search?q=spindle&maxPrice=300&show=table');
});

test('`/` goes to the search, except while typing or if it is switched off, on any page', async () => {
  await visit('/home');
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.keyboard('a/b');
  expect(field()).toHaveValue('a/b');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Press .* to search/ }));
  await userEvent.keyboard('/');
  expect(field()).not.toHaveFocus();
});
