import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { DialogContext, type Dialogs } from '../ui/dialog/dialog-context.ts';
import { optionalPart } from './optional-part.tsx';

const network = vi.hoisted(() => ({ isUp: true }));
vi.mock('../ui/dialog/dialog-panel.tsx', (original) => {
  if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

beforeEach(() => {
  network.isUp = true;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Loaded = () => <p>It is here.</p>;

/** Returns a load function that fails this many times. */
function offlineFor(attempts: number) {
  let left = attempts;
  return vi.fn<() => Promise<ComponentType<object>>>(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Loaded;
  });
}

class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'It failed.' : this.props.children;
  }
}

async function show(Part: ComponentType<object>) {
  render(
    <Failure>
      <Suspense fallback="It loads.">
        <Part />
      </Suspense>
    </Failure>,
  );
  await passAttempts();
}

/** Waits until all attempts have failed: in tests, React renders only afterward. */
const passAttempts = () => act(() => vi.advanceTimersByTimeAsync(2_500));
const passASecond = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('a brief loss of the network does not break a part of the page', async () => {
  await show(lazyComponent(offlineFor(2)));
  expect(screen.getByText('It is here.')).toBeVisible();
});

test('a part that failed to load is loaded when it is shown next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyComponent(offlineFor(3));
  await show(Part);
  expect(screen.getByText('It failed.')).toBeVisible();
  cleanup();
  await passASecond();
  await show(Part);
  expect(screen.getByText('It is here.')).toBeVisible();
});

test('an optional part that failed to load is loaded when it is shown next', async () => {
  const Part = optionalPart(offlineFor(3));
  await show(Part);
  expect(screen.queryByText('It is here.')).toBeNull();
  cleanup();
  await passASecond();
  await show(Part);
  expect(screen.getByText('It is here.')).toBeVisible();
});

test("a question asked offline uses the browser's dialog, and later ones the shop's", async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValue(false);
  const hosts: (Dialogs | null)[] = [];
  render(
    <DialogHost>
      <DialogContext.Consumer>
        {(host) => {
          hosts.push(host);
          return null;
        }}
      </DialogContext.Consumer>
    </DialogHost>,
  );
  const answers: string[] = [];
  const ask = async () => {
    await act(async () => {
      const answer = hosts.at(-1)?.open({
        kind: 'danger-question',
        title: '1a2b3c4d',
        message: 'Cancel this order?',
        buttons: ['Dismiss', 'Cancel Order'],
      });
      void answer?.then((label) => answers.push(label));
    });
    await passAttempts();
    await passASecond();
  };
  network.isUp = false;
  await ask();
  await ask();
  expect(confirm).toHaveBeenCalledWith('1a2b3c4d\n\nCancel this order?\n\nOK: Cancel Order');
  expect(answers).toEqual(['Cancel Order', 'Dismiss']);

  network.isUp = true;
  vi.useRealTimers();
  const displayed = hosts.at(-1)?.open({ kind: 'info', title: 'Note', message: 'Read this.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await displayed).toBe('Dismiss');
  expect(confirm).toHaveBeenCalledTimes(2);
});
