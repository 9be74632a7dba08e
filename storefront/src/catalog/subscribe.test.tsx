import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { takeReturnAddress } from '../app/return-address.ts';
import { awaitedSubscription, awaitSubscription } from '../subscriptions/awaited-subscription.ts';
import { api, server } from '../test/api.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, sampleItem } from '../test/samples.ts';
import { BuyBox } from './buy-box.tsx';

const nowhere = { RedirectUrl: null, catalogId: null, catalogItemId: null };

stayInShop();

function subscribingAnswers(
  answer: { Status: 'SUCCESS'; RedirectUrl: string } | { Status: 'ERROR'; Reason: string },
) {
  server.use(
    api.get('/api/cart/subscribe/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json({ Reason: 'On to payment.', ...nowhere, ...answer }),
    ),
  );
}

const button = () => screen.findByRole('button', { name: /^Subscribe/ });
const open = () =>
  renderShop(<BuyBox item={sampleItem({ subscription: true })} />, { user: customer });

test('a visitor sees what it costs and how often, and is asked to sign in', async () => {
  const terms = {
    attributeId: 'TERMS',
    type: 'SUBSCRIPTION',
    value: '/ month',
    description: null,
    version: 1,
  } as const;
  renderShop(<BuyBox item={sampleItem({ subscription: true, attributes: [terms] })} />);
  expect(screen.getByText('/ month')).toBeVisible();
  expect(screen.getByText('Online, while subscribed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(takeReturnAddress()).toBe('/ui/shop/spindles/er20');
});

test('subscribing leads to the payment page, and is remembered until it has arrived', async () => {
  subscribingAnswers({ Status: 'SUCCESS', RedirectUrl: 'https://pay.example/cs_1' });
  open();
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://pay.example/cs_1'));
  expect(awaitedSubscription(Date.now())).toBe('spindles_er20');
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
});

test('whoever comes back to the shop waits for nothing', async () => {
  awaitSubscription('spindles_er20', Date.now());
  open();
  await button();
  expect(awaitedSubscription(Date.now())).toBeNull();
});

test('a page that is shown again as it was left can be used again', async () => {
  subscribingAnswers({ Status: 'SUCCESS', RedirectUrl: 'https://pay.example/cs_1' });
  open();
  await userEvent.click(await button());
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  expect(awaitedSubscription(Date.now())).toBeNull();
});

test('any other refusal is told in its own words', async () => {
  subscribingAnswers({ Status: 'ERROR', Reason: 'This level is being revised.' });
  open();
  await userEvent.click(await button());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This level is being revised.');
  expect(goTo).not.toHaveBeenCalled();
});

test('a payment page that cannot be asked for is told', async () => {
  server.use(
    api.get('/api/cart/subscribe/{catalogId}/{catalogItemId}', () => HttpResponse.error()),
  );
  open();
  await userEvent.click(await button());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'The shop could not be reached.',
  );
});
