import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { popReturnPath } from '../session/return-address.ts';
import { ItemTable } from '../finding/item-table.tsx';
import { EVERYTHING } from '../finding/search-url.ts';
import { ItemCard } from '../offers/item-card.tsx';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { sampleItem } from '../test/samples.ts';
import { page, visit } from '../test/visit.tsx';
import { NoticeOffer } from './notice-offer.tsx';

const { email } = firstCustomer;
const path = '/ui/shop/spindles/er20-2k2w-water';
const TELL = /^Notify me/;

const box = async () => within(await page().findByRole('region', { name: 'Buy' }));
const setUnits = (units: number) =>
  mockShop.change(({ items }) => {
    for (const item of items) item.inventory = units;
  });

test('a notification is requested after sign-in, canceled, requested again, and sent', async () => {
  setUnits(0);
  const { unmount } = await visit(path);
  await userEvent.dblClick(await (await box()).findByRole('button', { name: TELL }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
  expect(popReturnPath()).toBe(path);
  expect(mockShop.read().notices).toEqual([]);
  unmount();

  const signedIn = await visit(path, email);
  expect(await (await box()).findByText("We'll email you")).toBeVisible();
  expect(mockShop.read().notices).toHaveLength(1);
  await expectAccessible();
  await userEvent.click((await box()).getByRole('button', { name: /^Cancel notification/ }));
  await userEvent.click(await (await box()).findByRole('button', { name: TELL }));
  expect(await (await box()).findByText("We'll email you")).toBeVisible();
  expect(mockShop.read().notices).toHaveLength(1);
  signedIn.unmount();

  setUnits(2);
  await visit(path, email);
  await waitFor(() =>
    expect(mockShop.read().mails).toContainEqual(
      expect.objectContaining({ to: email, subject: expect.stringMatching(/ is available$/) }),
    ),
  );
});

test('however often a visitor clicks, one step back returns to the page', async () => {
  const item = sampleItem({ inventory: 0 });
  renderShop(
    <>
      <NoticeOffer item={item} />
      <Back />
    </>,
    { path },
  );
  await userEvent.dblClick(screen.getByRole('button', { name: TELL }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByTestId('path')).toHaveTextContent(path);
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test('an item that has become available is reported right away', async () => {
  setUnits(0);
  await visit(path, email);
  const tell = await (await box()).findByRole('button', { name: TELL });
  setUnits(2);
  await userEvent.click(tell);
  expect(
    await screen.findByRole('alertdialog', { name: 'No notification needed' }),
  ).toHaveTextContent('is already available.');
});

test.each([
  ['sold out', { inventory: 0 }, 1],
  ['coming', { locked: true }, 1],
  ['on sale', {}, 0],
  ['discontinued', { expired: true }, 0],
  ['hidden', { inventory: 0, enabled: false }, 0],
])('cards and rows offer a notification if an item is %s', async (_, facts, offers) => {
  const item = sampleItem(facts);
  const sorting = { path: '/ui/search', view: EVERYTHING, complete: true };
  renderShop(
    <>
      <ul>
        <ItemCard item={item} />
      </ul>
      <ItemTable items={[item]} shownNames={[]} label="Parts" sorting={sorting} />
    </>,
    { user: userOf(email) },
  );
  if (offers > 0) await screen.findAllByRole('button', { name: TELL });
  expect(screen.queryAllByRole('button', { name: TELL })).toHaveLength(2 * offers);
});
