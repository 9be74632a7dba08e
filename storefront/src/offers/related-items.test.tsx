import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { fillCart, personOf } from '../test/person-of.ts';
import { page, visit } from '../test/visit.tsx';

const { email } = firstCustomer;
const SPINDLE = '/ui/shop/spindles/er20-2k2w-water';
const INVERTER = /^Inverter 2\.2 kW/;

/** The spindle needs an inverter. It fits one item that exists and one that doesn't. */
beforeEach(() => {
  mockShop.change(({ items }) => {
    for (const item of items) {
      item.attributes = item.attributes.filter(({ type }) => type !== 'COMPONENT');
      if (item.catalogItemId !== 'er20-2k2w-water') continue;
      for (const [attributeId, value, description] of [
        ['drive', 'spindles/vfd-2k2w-220v', 'needs: three-phase, 400 Hz'],
        ['mount', 'spindles/spindle-mount-80', 'fits'],
        ['nut', 'spindles/no-such-nut', 'fits'],
      ] as const) {
        item.attributes.push({
          attributeId,
          value,
          type: 'COMPONENT',
          description,
          version: 1,
        });
      }
    }
  });
});
afterEach(() => localStorage.clear());

const section = (name: string) => page().findByRole('region', { name });
const inCart = () =>
  mockShop.read().carts[personOf(email).userId]?.map(({ catalogItemId }) => catalogItemId);

test('an item shows what it needs and fits, with price and stock, and adds it to the cart', async () => {
  await visit(SPINDLE, email);
  const needs = within(await section('Needs'));
  expect(await needs.findByRole('link', { name: INVERTER })).toBeVisible();
  expect(needs.getByRole('list')).toHaveTextContent('three-phase, 400 Hz');
  expect(needs.getByText(/in stock$/)).toBeVisible();
  const matches = within(await section('Fits'));
  expect(await matches.findByRole('link', { name: /^Spindle mount/ })).toBeVisible();
  expect(await matches.findByText('spindles/no-such-nut')).toBeVisible();
  await userEvent.click(await needs.findByRole('button', { name: /^Add to cart: Inverter/ }));
  expect(await needs.findByText(/^Added: Inverter .* 1 in the cart\.$/)).toBeInTheDocument();
  expect(screen.getByTestId('path')).toHaveTextContent(SPINDLE);
  expect(inCart()).toEqual(['vfd-2k2w-220v']);
  await expectAccessible();
});

test('a double click adds one, even if the shop has responded in between', async () => {
  await visit(SPINDLE, email);
  const needs = within(await section('Needs'));
  const target = await needs.findByRole('button', { name: /^Add to cart: Inverter/ });
  fireEvent.click(target, { detail: 1 });
  expect(await needs.findByText(/1 in the cart\.$/)).toBeInTheDocument();
  fireEvent.click(target, { detail: 2 });
  expect(target).not.toHaveAttribute('aria-busy');
  expect(mockShop.read().carts[personOf(email).userId]).toMatchObject([{ quantity: 1 }]);
});

test('a visitor sees what it needs, and signs in to buy it', async () => {
  await visit(SPINDLE);
  const needs = within(await section('Needs'));
  expect(await needs.findByRole('link', { name: INVERTER })).toBeVisible();
  await userEvent.click(needs.getByRole('button', { name: /^Sign in to buy: Inverter/ }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
});

test('the cart lists each missing part once, and adds it in place', async () => {
  fillCart(email, 'spindles', 'er20-2k2w-water');
  await visit('/ui/cart', email);
  const lacks = within(await section('You may also need'));
  expect(lacks.getByRole('list')).toHaveTextContent(
    /Needed by ER20 water-cooled.*: three-phase, 400 Hz/,
  );
  await expectAccessible();
  await userEvent.click(await lacks.findByRole('button', { name: /^Add to cart: Inverter/ }));
  const announcement = await page().findByText(/^Added: Inverter .* 1 in the cart\.$/);
  expect(announcement).toHaveFocus();
  await waitFor(() => expect(page().queryByText('You may also need')).toBeNull());
  expect(inCart()).toContain('vfd-2k2w-220v');
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/cart');
});

test("items seen before are at the end of an item's page, until cleared", async () => {
  localStorage.setItem('recently-seen', 'spindles/vfd-2k2w-220v no/such-item');
  await visit(SPINDLE);
  const seen = within(await section('Recently viewed'));
  expect(seen.getByRole('link', { name: INVERTER })).toBeVisible();
  expect(seen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(seen.getByRole('button', { name: 'Clear' }));
  expect(page().queryByText('Recently viewed')).toBeNull();
  expect(localStorage.getItem('recently-seen')).toBeNull();
});

test('a kit shows how many of each part it contains, and what buying them together saves', async () => {
  mockShop.change(({ items }) => {
    for (const item of items) {
      if (item.catalogItemId === 'spindle-mount-80') item.price = 20;
      if (item.catalogItemId !== 'er20-2k2w-water') continue;
      item.price = 50;
      item.details = { ...item.details, kit: true };
      const part = { value: 'spindles/spindle-mount-80', description: 'contains 3: one spare' };
      item.attributes.push({ ...part, attributeId: 'part', type: 'COMPONENT', version: 1 });
    }
  });
  await visit(SPINDLE);
  const contents = within(await section('Contains'));
  expect(await contents.findByRole('link', { name: /^Spindle mount/ })).toBeVisible();
  expect(contents.getByRole('list')).toHaveTextContent('3 × Spindle mount');
  expect(await contents.findByText('Together you save $10.00.')).toBeVisible();
  await expectAccessible();
});
