// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAccess, shopHas } from './fixtures/open-access.tsx';
import { ada, sampleGrant } from './fixtures/sample-access.ts';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** What was given, as it went over the wire. */
function grants(Status: 'SUCCESS' | 'ERROR' = 'SUCCESS'): string[] {
  const sent: string[] = [];
  server.use(
    api.post('/api/admin/customers/{id}/grants', async ({ request, params, response }) => {
      sent.push(`${params.id} ${decodeURIComponent(await bodyText(request))}`);
      return response(200).json({ Status, Reason: 'Ada has the plans for good.' });
    }),
  );
  return sent;
}

async function openDialog() {
  shopHas([]);
  openAccess();
  await press('Give access…');
  return screen.findByRole('dialog', { name: 'Give Ada Park access' });
}

async function choosePlans() {
  await screen.findByRole('option', { name: 'Plans' });
  await userEvent.selectOptions(screen.getByLabelText(/^Catalogue/), 'Plans');
  await screen.findByRole('option', { name: 'Mill plans' });
  await userEvent.selectOptions(screen.getByLabelText(/^Item/), 'Mill plans');
}

it('gives a digital item for good, and shows it', async () => {
  const sent = grants();
  await openDialog();
  await choosePlans();
  // What comes by parcel can't be given.
  expect(screen.queryByRole('option', { name: 'Printed plans' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Elsewhere' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Damaged sheets.' } });
  await expectAccessible();
  shopHas([sampleGrant({ title: 'Mill plans' })]);
  await press('Give access');
  const note = await screen.findByText('Access given');
  expect(sent).toEqual([
    `${ada.id} catalogId=plans-pack&catalogItemId=mill-600-plans&note=Damaged+sheets.`,
  ]);
  await waitFor(() => expect(document.activeElement).toBe(note.parentElement));
  expect(note.parentElement?.textContent).toContain('Ada has the plans for good.');
  expect(await screen.findByRole('row', { name: /Mill plans/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives it until the end of a day', async () => {
  const sent = grants();
  await openDialog();
  await choosePlans();
  await userEvent.click(screen.getByRole('radio', { name: 'Until the end of a day' }));
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2099-12-31' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'A trial.' } });
  await press('Give access');
  await screen.findByText('Access given');
  expect(sent[0]).toContain('until=2099-12-31');
});

it('says at each field what is missing, and moves to the first', async () => {
  const sent = grants();
  const dialog = await openDialog();
  await screen.findByRole('option', { name: 'Plans' });
  await userEvent.click(screen.getByRole('radio', { name: 'Until the end of a day' }));
  await press('Give access');
  expect(await screen.findByText('Choose a catalogue.')).toBeTruthy();
  expect(screen.getByText('Choose the last day.')).toBeTruthy();
  expect(screen.getByText('Write a few words on why.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Catalogue/));
  expect(within(dialog).getByLabelText(/^Note/).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await expectAccessible();
});

it('says when nothing of a catalogue can be given', async () => {
  await openDialog();
  await screen.findByRole('option', { name: 'Spindles' });
  await userEvent.selectOptions(screen.getByLabelText(/^Catalogue/), 'Spindles');
  expect(await screen.findByText(/is digital or a subscription: choose another/)).toBeTruthy();
  expect(await field('Item *')).toHaveProperty('disabled', true);
});

it('keeps what was filled in where the shop refuses', async () => {
  grants('ERROR');
  await openDialog();
  await choosePlans();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Damaged sheets.' } });
  await press('Give access');
  expect((await screen.findByRole('alert')).textContent).toBe('Ada has the plans for good.');
  expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'Damaged sheets.');
});

it('shows at its field what the shop found wrong', async () => {
  await openDialog();
  server.use(
    api.post('/api/admin/customers/{id}/grants', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'The last day is over.',
        Errors: [{ path: 'until', message: 'is over. Choose today or a later day.' }],
      }),
    ),
  );
  await choosePlans();
  await userEvent.click(screen.getByRole('radio', { name: 'Until the end of a day' }));
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2099-12-31' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'A trial.' } });
  await press('Give access');
  const day = screen.getByLabelText(/^Last day/);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('The last day is over. Choose today or a later day.')).toBeTruthy();
});

it('gives the focus back where it is dismissed', async () => {
  await openDialog();
  await press('Dismiss');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give access…' })),
  );
});
