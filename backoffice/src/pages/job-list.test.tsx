// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const left = () => (mockShop.read().deadLetters ?? []).map(({ job }) => job);

it('lists failed jobs, sends one again, and deletes another', async () => {
  openApp('/ui/admin/jobs');
  const [again] = await screen.findAllByRole('button', { name: 'Retry: mail-confirmation' });
  await expectAccessible();
  if (again) await userEvent.click(again);
  await waitFor(() => expect(left()).toHaveLength(2));
  await userEvent.click(await screen.findByRole('link', { name: 'handle-carrier-event' }));
  await screen.findByRole('button', { name: 'Discard…' });
  expect(screen.getByText('The carrier did not respond within 20000 ms.')).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard job' }));
  await waitFor(() => expect(left()).toEqual(['mail-confirmation']));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy();
});
