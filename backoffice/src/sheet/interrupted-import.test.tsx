// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';

/** One more item than fits in one call. */
const count = 1_001;

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }));

/** Returns the items' catalog. */
function itemsAre(): string {
  return mockShop.change((state) => {
    const item = state.items.find(({ subscription, digital }) => !subscription && !digital);
    if (!item) throw new Error('There is no item.');
    state.items = Array.from({ length: count }, (_, at) => ({
      ...structuredClone(item),
      catalogItemId: `part-${at}`,
    }));
    return item.catalogId;
  });
}

/** Returns the number of items in each started or scheduled change. */
const startedCounts = () => mockShop.read().bulks.map(({ records }) => records.length);

it('an import whose window was closed halfway continues when the back-office is opened again', async () => {
  const catalogId = itemsAre();
  const rows = Array.from({ length: count }, (_, at) => `${catalogId},part-${at},3`);
  const file = new File(
    [['catalogId,catalogItemId,stockDifference', ...rows].join('\n')],
    'items.csv',
  );
  let cutOff = false;
  server.use(
    api.post('/api/admin/itemEdits', async ({ request }) => {
      const { edits, preview } = await request.clone().json();
      if (preview || edits.length > 1) return undefined;
      cutOff = true;
      return new Promise<never>(() => undefined);
    }),
  );
  openApp('/ui/admin/items/import');
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  await press(`Change 1001 items`);
  await waitFor(() => expect(cutOff).toBe(true), { timeout: 20_000 });
  expect(startedCounts()).toEqual([1_000]);
  cleanup();
  server.resetHandlers();

  openApp('/ui/admin', demoStaff.picker);
  await screen.findByRole('main');
  expect(screen.queryByText(/was interrupted/)).toBeNull();
  cleanup();

  openApp('/ui/admin');
  await screen.findByText('Your import of 1001 items was interrupted');
  await press('Resume');
  await screen.findByText(/ of 1001 done/);
  expect(startedCounts()).toEqual([1_000, 1]);
  await press('Close');
  cleanup();

  openApp('/ui/admin');
  await screen.findByRole('main');
  expect(screen.queryByText(/was interrupted/)).toBeNull();
}, 120_000);
