// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScanner } from './use-scanner.ts';

const onScan = vi.fn<(code: string) => void>();

function Screen() {
  useScanner(onScan);
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Done" />
    </>
  );
}

beforeEach(() => {
  onScan.mockClear();
  render(<Screen />);
});

it('takes a scan wherever the focus is and keeps it from everything else', async () => {
  const shortcut = vi.fn();
  document.addEventListener('keydown', shortcut);
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('er20 collet{Enter}');
  document.removeEventListener('keydown', shortcut);
  expect(onScan.mock.calls).toEqual([['er20 collet']]);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(shortcut).not.toHaveBeenCalled();
});

it('ignores typing in a field', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'er20{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('er20');
  expect(onScan).not.toHaveBeenCalled();
});

it('does not take single keys for a scan: with Enter, with Ctrl, held down, or too far apart', async () => {
  await userEvent.keyboard('a{Enter}');
  await userEvent.keyboard('{Control>}ab{/Control}{Enter}');
  fireEvent.keyDown(document.body, { key: 'b', repeat: true });
  await userEvent.keyboard('c{Enter}');
  expect(onScan).not.toHaveBeenCalled();
  const later = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(10_000);
  await userEvent.keyboard('d');
  later.mockReturnValue(11_001);
  await userEvent.keyboard('e{Enter}');
  later.mockRestore();
  expect(onScan).not.toHaveBeenCalled();
});
