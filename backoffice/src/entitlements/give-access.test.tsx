// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { accessNow, customer, openAccess, customerHas } from './fixtures/open-access.tsx';
import { firstOf } from '../test/first-of.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
afterEach(() => {
  vi.useRealTimers();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

const { catalogs, items } = mockShop.read();
const plans = firstOf(items, ({ digital }) => digital);
const { title: catalogTitle } = firstOf(catalogs, ({ catalogId }) => catalogId === plans.catalogId);

/** Turns an item into one that ships in a parcel. */
function sendByParcel(item: typeof plans): void {
  mockShop.change((state) => {
    firstOf(state.items, ({ catalogItemId }) => catalogItemId === item.catalogItemId).digital =
      false;
  });
}

async function openDialog() {
  customerHas();
  openAccess();
  await press('Grant access…');
  const { firstName, lastName } = customer;
  return screen.findByRole('dialog', { name: `Grant ${firstName} ${lastName} access` });
}

async function choosePlans() {
  await screen.findByRole('option', { name: catalogTitle });
  await userEvent.selectOptions(screen.getByLabelText(/^Catalog/), catalogTitle);
  await screen.findByRole('option', { name: plans.title });
  await userEvent.selectOptions(screen.getByLabelText(/^Item/), plans.title);
}

const writeNote = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value } });

async function chooseLastDay(value: string) {
  await userEvent.click(screen.getByRole('radio', { name: 'Until a date' }));
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value } });
}

it('grants a digital item permanently, and shows the access', async () => {
  const printed = firstOf(
    items,
    ({ catalogId, catalogItemId }) =>
      catalogId === plans.catalogId && catalogItemId !== plans.catalogItemId,
  );
  sendByParcel(printed);
  await openDialog();
  await choosePlans();
  // The list leaves out items that ship in a parcel.
  expect(screen.queryByRole('option', { name: printed.title })).toBeNull();
  const elsewhere = firstOf(catalogs, ({ external }) => external);
  expect(screen.queryByRole('option', { name: elsewhere.title })).toBeNull();
  writeNote('Damaged sheets.');
  await expectAccessible();
  await press('Grant access');
  const note = await screen.findByText('Access granted');
  const { catalogId, catalogItemId, title } = plans;
  expect(accessNow()).toContainEqual(
    expect.objectContaining({
      userId: customer.userId,
      catalogId,
      catalogItemId,
      source: 'GRANT',
      note: 'Damaged sheets.',
      endsAt: null,
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(note.parentElement));
  expect(note.parentElement?.textContent).toContain(
    `${customer.email} has access to “${title}” permanently.`,
  );
  expect(await screen.findByRole('row', { name: (name) => name.includes(title) })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('grants access until the end of a day', async () => {
  await openDialog();
  await choosePlans();
  await chooseLastDay('2099-12-31');
  writeNote('A trial.');
  await press('Grant access');
  await screen.findByText('Access granted');
  expect(accessNow()).toContainEqual(
    expect.objectContaining({ note: 'A trial.', endsAt: '2100-01-01T00:00:00.000Z' }),
  );
});

it('shows what is missing at each field, and focuses the first one', async () => {
  const dialog = await openDialog();
  await screen.findByRole('option', { name: catalogTitle });
  await userEvent.click(screen.getByRole('radio', { name: 'Until a date' }));
  await press('Grant access');
  expect(await screen.findByText('Select a catalog.')).toBeTruthy();
  expect(screen.getByText('Enter the last day.')).toBeTruthy();
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Catalog/));
  expect(within(dialog).getByLabelText(/^Note/).getAttribute('aria-invalid')).toBe('true');
  expect(accessNow()).toEqual([]);
  await expectAccessible();
});

it('says when a catalog has no items to grant', async () => {
  await openDialog();
  const spindles = await screen.findByRole('option', { name: 'Spindles & Inverters' });
  await userEvent.selectOptions(screen.getByLabelText(/^Catalog/), spindles);
  expect(await screen.findByText(/No digital or subscription items in this catalog/)).toBeTruthy();
  expect(await field('Item *')).toHaveProperty('disabled', true);
});

it('keeps the input if the shop rejects the grant', async () => {
  await openDialog();
  await choosePlans();
  writeNote('Damaged sheets.');
  sendByParcel(plans);
  await press('Grant access');
  expect((await screen.findByRole('alert')).textContent).toBe(
    `“${plans.title}” ships in a parcel. You can grant access only to digital items and subscriptions.`,
  );
  expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'Damaged sheets.');
  expect(accessNow()).toEqual([]);
});

it("shows the server's errors at their fields", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const midnight = Date.parse(`${today}T00:00:00Z`) + 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 60_000 });
  await openDialog();
  // The selected day ends while the call is pending.
  server.use(
    api.post('/api/admin/customers/{id}/grants', () => void vi.setSystemTime(midnight + 1000)),
  );
  await choosePlans();
  await chooseLastDay(today);
  writeNote('A trial.');
  await press('Grant access');
  const day = screen.getByLabelText(/^Last day/);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(
    screen.getByText('The last day is in the past. Choose today or a later day.'),
  ).toBeTruthy();
  expect(accessNow()).toEqual([]);
});

it('returns the focus when dismissed', async () => {
  await openDialog();
  await press('Dismiss');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grant access…' })),
  );
});
