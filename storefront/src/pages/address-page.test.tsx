import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { configQuery } from '../shop/config.ts';
import { api, mockShop, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { shopConfig } from '../test/samples.ts';
import { renderApp } from '../test/render-shop.tsx';
import {
  setUpTwoSpindles,
  button,
  fillIn,
  clearAddress,
  form,
  open,
} from '../checkout/fixtures/address-screen.tsx';

setUpTwoSpindles();

const NOT_ACCEPTED =
  'Your address could not be accepted. Please check the form for errors or spelling mistakes.';

test('without a stored address an empty form is shown, with all countries', async () => {
  clearAddress();
  open();
  expect(
    await screen.findByRole('heading', { name: 'Please enter a shipping address below.' }),
  ).toBeVisible();
  expect(await form()).toHaveValue('');
  const country = screen.getByLabelText('Country');
  expect(country).toHaveValue('US');
  await waitFor(() => expect(within(country).getAllByRole('option').length).toBeGreaterThan(240));
  expect(within(country).getAllByRole('option')[0]).toHaveValue('0');
  expect(screen.getByLabelText('ZIP')).toHaveAttribute('autocomplete', 'postal-code');
  expect(screen.getByRole('link', { name: 'Cancel Checkout' })).toHaveAttribute('href', '/ui/cart');
  await expectAccessible();
});

test('the form starts with the place of the shipping quote', async () => {
  localStorage.setItem('ship-to', 'DE 10115');
  clearAddress();
  open();
  expect(await form()).toHaveValue('');
  const country = screen.getByLabelText('Country');
  expect(country).toHaveValue('DE');
  expect(screen.getByLabelText('ZIP')).toHaveValue('10115');
  await waitFor(() => expect(within(country).getAllByRole('option').length).toBeGreaterThan(240));
  expect(country).toHaveValue('DE');
  await expectAccessible();
});

test('each field says that it is required once it was left empty', async () => {
  clearAddress();
  open();
  await userEvent.click(await form());
  expect(screen.queryByText('Address is required')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Address is required')).toBeVisible();
  expect(screen.queryByText('City is required')).toBeNull();

  await userEvent.selectOptions(screen.getByLabelText('Country'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  for (const field of ['City', 'State', 'ZIP', 'Country']) {
    expect(await screen.findByText(`${field} is required`)).toBeVisible();
  }
  expect(screen.getByLabelText('City')).toBeInvalid();
  await expectAccessible();
});

test('an address found as typed is confirmed, too', async () => {
  clearAddress();
  open();
  await fillIn({ country: 'DE' });
  expect(await screen.findByText('Is the following address accurate?')).toBeVisible();
  expect(screen.getByText('417 Montgomery Street')).toBeVisible();
});

test('a rejected address is reported above the form, which keeps the input', async () => {
  clearAddress();
  open();
  await fillIn({ city: 'Not a City' });
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_ACCEPTED);
  expect(screen.getByLabelText('City')).toHaveValue('Not a City');
  await expectAccessible();
});

test("the server's errors appear at their fields", async () => {
  clearAddress();
  open();
  await fillIn({ zip: '94104 94104 94104 94104' });
  expect(await screen.findByText('must be at most 20 characters long')).toBeVisible();
});

test('only countries the shop ships to can be selected', async () => {
  clearAddress();
  const { client } = open();
  act(
    () => void client.setQueryData(configQuery().queryKey, { ...shopConfig, shipTo: ['US', 'DE'] }),
  );
  const country = within((await form()).closest('form') ?? document.body).getByLabelText('Country');
  await within(country).findByRole('option', { name: 'Germany' });
  const choices = within(country).getAllByRole('option');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['0', 'DE', 'US']);
});

test('a country the shop does not ship to is reported above the form and at the field', async () => {
  clearAddress();
  open();
  const message = "We don't ship to United States.";
  server.use(
    api.post('/api/cart/address', ({ response }) =>
      response(200).json({
        Status: 'ERROR',
        Reason: NOT_ACCEPTED,
        Response: null,
        Errors: [{ path: 'country', message }],
      }),
    ),
  );
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_ACCEPTED);
  expect(screen.getByText(message)).toBeVisible();
});

test('rejecting a suggestion keeps the input', async () => {
  clearAddress();
  open();
  await fillIn();
  await userEvent.click(await button('Cancel'));
  expect(await form()).toHaveValue('417 Montgomery Street');
});

test('a visitor is sent to sign in, and the address is remembered', async () => {
  mockShop.signIn(null);
  renderApp('/ui/address');
  expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
  expect(sessionStorage.getItem('return-address')).toBe('/ui/address');
});

test('a reload keeps the address to confirm', async () => {
  clearAddress();
  open();
  await fillIn();
  await button('Checkout');
  cleanup();
  open();
  expect(await button('Checkout')).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: 'Please enter a shipping address below.' }),
  ).toBeNull();
});
