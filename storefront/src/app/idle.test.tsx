import { firstCustomer } from '@spindle/sdk/demo/people';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { watchIdle } from '@spindle/sdk/idle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, mockShop, server } from '../test/api.ts';
import { visit } from '../test/visit.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { popReturnPath } from '../session/return-address.ts';
import { routeOf } from './routes.tsx';

const TIMES = { idleSeconds: 1680, countdownSeconds: 120, keepaliveSeconds: 15 };
const tabs: { stop: () => void }[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openTab() {
  const callbacks = {
    keepalive: vi.fn(),
    onCountdown: vi.fn(),
    onStay: vi.fn(),
    onTimeout: vi.fn(),
  };
  const tab = { ...callbacks, ...watchIdle({ ...TIMES, ...callbacks }) };
  tabs.push(tab);
  return tab;
}

function pass(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
}

/** Advances the clock without running timers. */
function sleep(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

test('the session is kept alive every 15 seconds, until the countdown begins', () => {
  const tab = openTab();
  pass(60);
  expect(tab.keepalive).toHaveBeenCalledTimes(4);
  pass(1619);
  expect(tab.onCountdown).not.toHaveBeenCalled();
  const before = tab.keepalive.mock.calls.length;
  pass(1);
  expect(tab.onCountdown).toHaveBeenLastCalledWith(120);
  pass(30);
  expect(tab.onCountdown).toHaveBeenLastCalledWith(90);
  expect(tab.keepalive).toHaveBeenCalledTimes(before);
});

test('after half an hour without activity the session ends, once', () => {
  const tab = openTab();
  pass(1799);
  expect(tab.onCountdown).toHaveBeenLastCalledWith(1);
  pass(1);
  expect(tab.onTimeout).toHaveBeenCalledTimes(1);
  pass(3600);
  tab.stay();
  expect(tab.onTimeout).toHaveBeenCalledTimes(1);
  expect(tab.keepalive.mock.calls.length).toBeLessThan(113);
});

test.each(['keydown', 'pointermove', 'wheel'])('a %s in one tab counts for all tabs', (sign) => {
  const tab = openTab();
  const other = openTab();
  pass(1600);
  fireEvent(window, new Event(sign));
  pass(1679);
  expect(tab.onCountdown).not.toHaveBeenCalled();
  expect(other.onCountdown).not.toHaveBeenCalled();
  pass(1);
  expect(tab.onCountdown).toHaveBeenCalledWith(120);
  expect(other.onCountdown).toHaveBeenCalledWith(120);
});

test('only staying stops a countdown, and then in every tab', () => {
  const tab = openTab();
  const other = openTab();
  pass(1690);
  fireEvent.keyDown(window, { key: 'a' });
  pass(1);
  expect(tab.onCountdown).toHaveBeenLastCalledWith(109);

  const pinged = other.keepalive.mock.calls.length;
  other.stay();
  expect(other.keepalive).toHaveBeenCalledTimes(pinged + 1);
  expect(other.onStay).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('storage'));
  expect(tab.onStay).toHaveBeenCalledTimes(1);
  pass(1679);
  expect(tab.onTimeout).not.toHaveBeenCalled();
});

test('a page loaded during a countdown shows it, too', () => {
  openTab();
  pass(1700);
  expect(openTab().onCountdown).toHaveBeenLastCalledWith(100);
});

test('loading a page counts as activity, also long after the last visit', () => {
  const first = openTab();
  pass(1700);
  first.stop();
  sleep(7200);
  const tab = openTab();
  expect(tab.onTimeout).not.toHaveBeenCalled();
  expect(tab.onCountdown).not.toHaveBeenCalled();

  pass(1000);
  openTab();
  pass(1000);
  expect(tab.onCountdown).not.toHaveBeenCalled();
});

test('after a long sleep the session ends, whatever event comes first', () => {
  const tab = openTab();
  sleep(7200);
  fireEvent.pointerMove(window);
  expect(tab.onTimeout).toHaveBeenCalledTimes(1);
  expect(tab.onCountdown).not.toHaveBeenCalled();
});

test('after a short sleep the countdown shows the right time', () => {
  const tab = openTab();
  sleep(1740);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.onCountdown).toHaveBeenCalledWith(60);
});

test('without browser storage, a tab watches on its own', () => {
  const reject = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
  const tab = openTab();
  pass(1000);
  fireEvent.keyDown(window, { key: 'a' });
  pass(1679);
  expect(tab.onCountdown).not.toHaveBeenCalled();
  pass(121);
  expect(tab.onTimeout).toHaveBeenCalledTimes(1);
});

test('a failed keepalive does no harm', () => {
  const tab = openTab();
  tab.keepalive.mockRejectedValue(new Error('offline'));
  pass(45);
  expect(tab.keepalive).toHaveBeenCalledTimes(3);
});

test('the seconds are shown but not read out, and Escape keeps the session', () => {
  const onStay = vi.fn();
  render(<IdleDialog secondsLeft={42} onStay={onStay} />);
  expect(screen.getByText('42 seconds left')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onStay).toHaveBeenCalledTimes(1);
});

/** Each check advances the fake clock a little, by less than a keepalive interval. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 8_000 });

const session = () => Object.values(mockShop.read().sessions).find(({ userId }) => userId !== null);

async function idleShop() {
  const calls: string[] = [];
  server.use(
    // The mock shop responds.
    api.get('/api/user', () => void calls.push('user')),
    api.post('/logout', () => void calls.push('logout')),
  );
  for (const path of ['/ui/shop', '/ui/signin']) await routeOf(path)?.page.preload();
  await visit('/ui/shop', firstCustomer.email);
  await until(() => expect(localStorage.getItem('idle:last-activity')).not.toBeNull());
  calls.splice(0);
  return calls;
}

test('without activity, the dialog asks, the session ends, and sign-in leads back', async () => {
  const calls = await idleShop();
  sleep(1660);
  act(() => pass(20));
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' });
  expect(within(dialog).getByText('120 seconds left')).toBeVisible();
  await until(() => expect(calls).toContain('user'));
  expect(session()).toBeDefined();

  act(() => pass(120));
  await until(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
  await until(() => expect(calls).toContain('logout'));
  await until(() => expect(session()).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  expect(popReturnPath()).toBe('/ui/shop');
});

test('staying keeps the session and informs the server right away', async () => {
  const calls = await idleShop();
  act(() => pass(60));
  await until(() => expect(calls).toEqual(['user', 'user', 'user', 'user']));
  sleep(1630);
  act(() => pass(1));
  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();

  const stayed = Date.now();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await until(() => expect(calls).toHaveLength(5));
  await until(() =>
    expect(Date.parse(session()?.lastSeen ?? 'never')).toBeGreaterThanOrEqual(stayed),
  );
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop');
});
