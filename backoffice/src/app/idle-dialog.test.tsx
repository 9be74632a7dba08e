// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';

vi.mock('../providers/leave-to-sign-in.ts', () => ({ leaveToSignIn: vi.fn<() => void>() }));

const idleMs = 1_680_000;
let signedOut = 0;

beforeEach(() => {
  signedOut = 0;
  localStorage.clear();
  vi.mocked(leaveToSignIn).mockClear();
  server.use(
    api.post('/logout', () => {
      signedOut += 1;
    }),
  );
  mockShop.signIn(demoStaff.administrator);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const signedIn = () =>
  Object.values(mockShop.read().sessions).filter(({ userId }) => userId !== null);

it('asks after 28 minutes without activity, and stays signed in if confirmed', async () => {
  renderScreen(<IdleDialog />);
  pass(idleMs - 2000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  pass(7000);
  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('Time left: 1:55');
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  expect(document.activeElement).toBe(stay);
  fireEvent.click(stay);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signedIn()).toHaveLength(1);
  expect(leaveToSignIn).not.toHaveBeenCalled();
});

it("signs out and opens sign-in if the user doesn't respond", async () => {
  renderScreen(<IdleDialog />);
  expect(signedIn()).toHaveLength(1);
  pass(idleMs + 121_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(leaveToSignIn).toHaveBeenCalledTimes(1));
  expect(signedOut).toBe(1);
  expect(signedIn()).toEqual([]);
});
