import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderApp } from '../test/render-shop.tsx';
import {
  addressCheckAnswers,
  addressOnRecord,
  button,
  fillIn,
  form,
  open,
  stayOnPage,
  stored,
} from './fixtures/address-screen.tsx';

stayOnPage();

const NOT_ACCEPTED =
  'Your address could not be accepted. Please check the form for errors or spelling mistakes.';

test('while the stored address is asked for, it says so', async () => {
  server.use(api.post('/api/cart/addressInit', () => new Promise<never>(() => undefined)));
  open();
  expect(screen.getByText('Checking Shipping Address...')).toBeInTheDocument();
  await expectAccessible();
});

test('without an address on record an empty form is shown, with all countries', async () => {
  addressOnRecord(null);
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

test('each field says that it is required once it was left empty', async () => {
  addressOnRecord(null);
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

test('an address found as typed is asked about, too', async () => {
  addressOnRecord(null);
  addressCheckAnswers('SUCCESS');
  open();
  await fillIn();
  expect(await screen.findByText('Is the following address accurate?')).toBeVisible();
});

test('an address that is not accepted is told above the form, which keeps what was typed', async () => {
  addressOnRecord(null);
  addressCheckAnswers('ERROR');
  open();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_ACCEPTED);
  expect(screen.getByLabelText('City')).toHaveValue('San Francisco');
  await expectAccessible();
});

test('what the shop finds wrong with a field stands at the field', async () => {
  addressOnRecord(null);
  server.use(
    api.post('/api/cart/address', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'The request is not valid.',
        Errors: [{ path: 'zip', message: 'must have at most 20 characters' }],
      }),
    ),
  );
  open();
  await fillIn();
  expect(await screen.findByText('must have at most 20 characters')).toBeVisible();
});

test('denying a suggestion keeps what was typed', async () => {
  addressOnRecord(null);
  addressCheckAnswers('MODIFIED');
  open();
  await fillIn();
  await userEvent.click(await button('Cancel'));
  expect(await form()).toHaveValue('417 Montgomery Street');
});

test('an address that cannot be looked up offers to try again', async () => {
  server.use(api.post('/api/cart/addressInit', () => HttpResponse.error()));
  open();
  expect(await screen.findByText('Your address could not be looked up')).toBeVisible();
  addressOnRecord(stored);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Do you want to ship to this address?')).toBeVisible();
});

test('a visitor is sent to sign in, and the address is remembered', async () => {
  server.use(
    api.post('/api/cart/addressInit', ({ response }) =>
      response(401).json({ Status: 'ERROR', Reason: 'Please sign in.' }),
    ),
  );
  renderApp('/ui/address');
  expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
  expect(sessionStorage.getItem('return-address')).toBe('/ui/address');
});
