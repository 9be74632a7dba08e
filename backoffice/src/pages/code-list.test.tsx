// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

type Code = ReturnType<typeof mockShop.read>['discountCodes'][number];

function offer(code: string, overrides: Partial<Code> = {}) {
  mockShop.change(({ discountCodes }) => {
    discountCodes.push({
      id: crypto.randomUUID(),
      code,
      percent: 10,
      amount: null,
      freeShipping: false,
      items: [],
      families: [],
      catalogs: [],
      customerTags: [],
      starts: null,
      ends: null,
      uses: null,
      usesPerCustomer: null,
      leastSum: null,
      active: true,
      used: 0,
      version: 1,
      state: 'READY',
      problem: null,
      dateCreated: new Date().toISOString(),
      ...overrides,
    });
  });
}

const open = () => openApp('/ui/admin/codes');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

async function rowOf(code: string) {
  const row = (await screen.findByText(code)).closest('tr');
  if (!row) throw new Error(`There is no row of ${code}.`);
  return within(row);
}

it('is reached from the landing page, and explains codes if there are none', async () => {
  mockShop.change(({ discountCodes }) => void discountCodes.splice(0));
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  const main = within(screen.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Prices and codes' }));
  expect(await screen.findByText('No discount codes yet')).toBeTruthy();
  await expectAccessible();
});

it("lists each code's discount, conditions, uses and state", async () => {
  const past = '2026-01-01T00:00:00.000Z';
  offer('SPRING', { uses: 500, usesPerCustomer: 1, leastSum: 5000 });
  offer('FIVE', { percent: null, amount: 500, active: false });
  offer('OLD', { ends: past });
  offer('LATER', { starts: '2099-01-01T00:00:00.000Z' });
  open();
  const spring = await rowOf('SPRING');
  expect(spring.getByText('10%')).toBeTruthy();
  expect(spring.getByText('Active')).toBeTruthy();
  expect(spring.getByText('0 of 500')).toBeTruthy();
  expect(spring.getByText('$50.00 minimum, 1 per customer')).toBeTruthy();
  expect((await rowOf('FIVE')).getByText('$5.00')).toBeTruthy();
  expect((await rowOf('FIVE')).getByText('Off')).toBeTruthy();
  expect((await rowOf('OLD')).getByText('Ended')).toBeTruthy();
  expect((await rowOf('OLD')).queryByRole('button')).toBeNull();
  expect((await rowOf('LATER')).getByText('Scheduled')).toBeTruthy();
  await expectAccessible();
});

it('creates a code with all its conditions, and shows it', async () => {
  open();
  await press('New code…');
  const dialog = await screen.findByRole('dialog', { name: 'New discount code' });
  await expectAccessible();
  type('Code', 'SPRING10');
  await userEvent.click(screen.getByRole('radio', { name: 'Amount' }));
  type('Dollars off', '5.50');
  await userEvent.type(screen.getByRole('combobox', { name: 'Items' }), 'ER20 water-cooled');
  await userEvent.click(await screen.findByRole('option', { name: /^ER20 water-cooled/ }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Catalogs' }));
  await userEvent.click(await screen.findByRole('option', { name: 'End Mills & Tooling' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Customer tags' }), 'VIP{Enter}');
  type('Ends', '2099-12-31T18:00');
  type('Total uses', '500');
  type('Uses per customer', '1');
  type('Minimum order', '50');
  await press('Create code');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(mockShop.read().discountCodes.at(-1)).toMatchObject({
    code: 'SPRING10',
    percent: null,
    amount: 550,
    items: [{ catalogId: 'spindles', catalogItemId: 'er20-2k2w-water' }],
    catalogs: ['tooling'],
    customerTags: ['vip'],
    starts: null,
    ends: new Date('2099-12-31T18:00').toISOString(),
    uses: 500,
    usesPerCustomer: 1,
    leastSum: 5000,
    active: true,
  });
  const row = await rowOf('SPRING10');
  expect(row.getByText('$5.50')).toBeTruthy();
  expect(row.getByRole('link', { name: 'er20-2k2w-water' }).closest('span')?.textContent).toBe(
    'for catalog tooling, er20-2k2w-water, customers tagged vip, $50.00 minimum, 1 per customer',
  );
});

it('creates a free shipping code, which has no value and no items', async () => {
  open();
  await press('New code…');
  const dialog = await screen.findByRole('dialog', { name: 'New discount code' });
  type('Code', 'POSTFREE');
  type('Percent off', '101');
  await userEvent.click(screen.getByRole('radio', { name: 'Free shipping' }));
  expect(screen.queryByRole('combobox', { name: 'Items' })).toBeNull();
  await expectAccessible();
  await press('Create code');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(mockShop.read().discountCodes.at(-1)).toMatchObject({
    code: 'POSTFREE',
    percent: null,
    amount: null,
    freeShipping: true,
  });
  expect((await rowOf('POSTFREE')).getByText('Free shipping')).toBeTruthy();
});

it('creates a code for a family, found by its members', async () => {
  const familyId = crypto.randomUUID();
  mockShop.change(({ families, items }) => {
    const [catalogId, title] = ['spindles', 'Cooled spindle'];
    const dateModified = new Date().toISOString();
    families.push({ catalogId, familyId, title, options: ['Power'], version: 1, dateModified });
    const item = items.find(({ catalogItemId }) => catalogItemId === 'er20-2k2w-water');
    if (item) item.familyId = familyId;
  });
  open();
  await press('New code…');
  const dialog = await screen.findByRole('dialog', { name: 'New discount code' });
  type('Code', 'FAMILY');
  type('Percent off', '10');
  await userEvent.type(screen.getByRole('combobox', { name: 'Families' }), 'ER20 water');
  await userEvent.click(await screen.findByRole('option', { name: 'Cooled spindle' }));
  await expectAccessible();
  await press('Create code');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(mockShop.read().discountCodes.at(-1)).toMatchObject({
    code: 'FAMILY',
    families: [{ catalogId: 'spindles', familyId, title: 'Cooled spindle' }],
  });
  const row = await rowOf('FAMILY');
  expect(row.getByRole('link', { name: 'all of Cooled spindle' })).toBeTruthy();
});

it('shows what is wrong at each field, and moves to the first', async () => {
  open();
  const before = mockShop.read().discountCodes.length;
  await press('New code…');
  type('Percent off', '101');
  type('Starts', '2099-01-02T00:00');
  type('Ends', '2099-01-01T00:00');
  type('Total uses', '0');
  await press('Create code');
  expect(await screen.findByText('Enter 3 to 40 letters, digits and hyphens.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number, 1 to 100.')).toBeTruthy();
  expect(screen.getByText('Enter a time after the start.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number, 1 or more.')).toBeTruthy();
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(mockShop.read().discountCodes).toHaveLength(before);
  await expectAccessible();
});

it('keeps the input if the shop rejects it', async () => {
  offer('SPRING');
  open();
  await press('New code…');
  type('Code', 'spring');
  type('Percent off', '20');
  await press('Create code');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'An active code spring already exists.',
  );
  expect(field('Code')).toHaveValue('spring');
});

it('switches a code off and on again', async () => {
  offer('SPRING');
  open();
  await press('Turn off SPRING');
  expect(await (await rowOf('SPRING')).findByText('Off')).toBeTruthy();
  expect(mockShop.read().discountCodes.find(({ code }) => code === 'SPRING')?.active).toBe(false);
  await press('Turn on SPRING');
  expect(await (await rowOf('SPRING')).findByText('Active')).toBeTruthy();
});

it('shows that someone else has switched the code since', async () => {
  offer('SPRING');
  open();
  await press('Turn off SPRING');
  await (await rowOf('SPRING')).findByText('Off');
  mockShop.change(({ discountCodes }) => {
    const code = discountCodes.find((one) => one.code === 'SPRING');
    if (code) code.version += 2;
  });
  await press('Undo');
  await screen.findByText(
    'Someone turned code SPRING on or off after you loaded this page. Reload the page.',
  );
  expect(mockShop.read().discountCodes.find(({ code }) => code === 'SPRING')?.active).toBe(false);
});
