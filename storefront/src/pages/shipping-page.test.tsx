import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { ShippingPage } from './shipping-page.tsx';

const FIELDS = [
  ['Name', 'Address is required'],
  ['Company', 'Address is required'],
  ['Address', 'Address is required'],
  ['City', 'City is required'],
  ['State', 'State is required'],
  ['ZIP', 'ZIP is required'],
  ['Country', 'Country is required'],
] as const;

test('the page says that it works, and has a field for every part of an address', async () => {
  renderShop(<ShippingPage />);
  expect(screen.getByText('shipping works!')).toBeVisible();
  for (const [label] of FIELDS) expect(screen.getByLabelText(label)).toBeVisible();
  await expectAccessible();
});

test('visitors may open it', async () => {
  renderApp('/ui/shipping');
  expect(await screen.findByText('shipping works!')).toBeVisible();
});

test('missing fields are reported once they were touched', async () => {
  renderShop(<ShippingPage />);
  for (const [label, message] of FIELDS) {
    const field = screen.getByLabelText(label);
    expect(field).not.toHaveAccessibleDescription(message);
    await userEvent.click(field);
    await userEvent.tab();
    await screen.findAllByText(message);
    expect(field).toHaveAccessibleDescription(message);
  }
  await expectAccessible();
});

test('all countries of the world can be selected', async () => {
  renderShop(<ShippingPage />);
  const country = screen.getByLabelText('Country');
  await within(country).findByRole('option', { name: 'Iceland' });
  await userEvent.selectOptions(country, 'Iceland');
  await userEvent.tab();
  expect(country).toHaveValue('IS');
  expect(screen.queryByText('Country is required')).toBeNull();
});

test('submitting does nothing', async () => {
  // No call is mocked, so any call would fail this test.
  renderShop(<ShippingPage />);
  await userEvent.type(screen.getByLabelText('City'), 'Reykjavík');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByLabelText('City')).toHaveValue('Reykjavík');
  expect(screen.queryByText('Address is required')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
