import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { itemQuery } from '../catalog/queries.ts';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { sampleItem } from '../test/samples.ts';
import {
  addressCheckAnswers,
  addressOnRecord,
  button,
  checkoutOpens,
  fillIn,
  form,
  goTo,
  open,
  savingAnswers,
  stayOnPage,
  stored,
} from './fixtures/address-screen.tsx';

stayOnPage();

test('the suggested address is asked about, saved, and paid for', async () => {
  addressOnRecord(null);
  const sent = addressCheckAnswers('MODIFIED');
  const saves = savingAnswers('SAVED');
  checkoutOpens();
  open();
  await fillIn();
  const question = await screen.findByRole('heading', {
    name: 'Is the following address accurate?',
  });
  expect(question).toHaveFocus();
  expect(screen.getByText('417 MONTGOMERY ST FL 5')).toBeVisible();
  expect(sent).toEqual([
    'address=417+Montgomery+Street&city=San+Francisco&state=CA&zip=94104&country=US',
  ]);
  await expectAccessible();
  await userEvent.click(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://pay.example/cs_1'));
  expect(saves).toHaveLength(1);
});

test('the stored address starts checkout at once, and only once', async () => {
  addressOnRecord(stored);
  const saves = savingAnswers('SAVED');
  const starts = checkoutOpens();
  open();
  expect(await screen.findByText('Do you want to ship to this address?')).toBeVisible();
  expect(screen.getByText('RENO, NV 89501')).toBeVisible();
  await userEvent.dblClick(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  await userEvent.click(await button('Checkout'));
  expect(starts).toHaveLength(1);
  expect(saves).toHaveLength(0);
});

test('denying the stored address asks for a new one, which is saved', async () => {
  addressOnRecord(stored);
  addressCheckAnswers('MODIFIED');
  const saves = savingAnswers('SAVED');
  checkoutOpens();
  open();
  await userEvent.click(await button('Cancel'));
  expect(await form()).toHaveValue('');
  await fillIn();
  await userEvent.click(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(saves).toHaveLength(1);
});

test('an address that cannot be saved says why and does not go on', async () => {
  addressOnRecord(null);
  addressCheckAnswers('MODIFIED');
  savingAnswers('ERROR', 'Please enter the address again and have it checked.');
  open();
  await fillIn();
  await userEvent.click(await button('Checkout'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please enter the address again and have it checked.',
  );
  expect(goTo).not.toHaveBeenCalled();
});

test('a refused checkout says why, and shows what is left of the item', async () => {
  addressOnRecord(stored);
  server.use(
    api.get('/api/cart/checkout', ({ response }) =>
      response(200).json({
        Status: 'ERROR',
        Reason: 'Somebody else bought the last ER20 spindle.',
        RedirectUrl: null,
        catalogId: 'spindles',
        catalogItemId: 'er20',
      }),
    ),
    api.get('/api/catalog/inventory/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json({ count: 0 }),
    ),
  );
  const { client } = open();
  const item = itemQuery('spindles', 'er20', 'public').queryKey;
  client.setQueryData(item, sampleItem());
  await userEvent.click(await button('Checkout'));

  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Checkout Error: Somebody else bought the last ER20 spindle.');
  server.use(api.get('/api/cart/list', ({ response }) => response(200).json([])));
  expect(await screen.findByText(/ER20 spindle: none left\./)).toBeVisible();
  expect(client.getQueryData(item)?.inventory).toBe(0);
  await expectAccessible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await button('Checkout')).toBeEnabled();
});

test('an address once saved is not saved again when checkout is tried again', async () => {
  addressOnRecord(null);
  addressCheckAnswers('MODIFIED');
  const saves = savingAnswers('SAVED');
  server.use(api.get('/api/cart/checkout', () => HttpResponse.error()));
  open();
  await fillIn();
  await userEvent.click(await button('Checkout'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Checkout Error: The shop could not be reached.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  checkoutOpens();
  await userEvent.click(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(saves).toHaveLength(1);
});
