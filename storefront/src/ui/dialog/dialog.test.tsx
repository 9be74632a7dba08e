import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DialogHost } from './dialog-host.tsx';
import { useDialog } from './dialog-context.ts';
import type { DialogRequest } from './dialog-kinds.ts';

function Opener({ request, onAnswer }: { request: DialogRequest; onAnswer?: (a: string) => void }) {
  const dialog = useDialog();
  return (
    <button type="button" onClick={async () => onAnswer?.(await dialog.open(request))}>
      Open
    </button>
  );
}

async function openDialog(request: DialogRequest) {
  const answers: string[] = [];
  render(
    <DialogHost>
      <Opener request={request} onAnswer={(answer) => answers.push(answer)} />
    </DialogHost>,
  );
  await userEvent.click(screen.getByText('Open'));
  await screen.findByRole('heading', { name: request.title });
  return answers;
}

test.each([
  ['info', 'Dismiss'],
  ['success', 'OK'],
  ['error', 'OK'],
  ['warn', 'OK'],
] as const)('an %s dialog shows its message and is closed by %s', async (kind, label) => {
  const answers = await openDialog({ kind, title: 'Order Cancelled', message: 'Money is back.' });

  expect(screen.getByText('Money is back.')).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toContain(label);
  await userEvent.click(screen.getByRole('button', { name: label }));

  expect(answers).toEqual([label]);
  expect(screen.queryByText('Money is back.')).toBeNull();
});

test.each(['warn-question', 'danger-question'] as const)(
  'a %s returns the label that was selected',
  async (kind) => {
    const answers = await openDialog({
      kind,
      title: '1a2b3c4d',
      message: 'Are you sure you want to cancel this order?',
      buttons: ['Dismiss', 'Cancel Order'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    expect(answers).toEqual(['Cancel Order']);
  },
);

test('the focus moves into a dialog and back', async () => {
  await openDialog({ kind: 'info', title: 'Note', message: 'Read this.' });
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Open')).toHaveFocus();
});

test('opening a dialog without a host is an error', () => {
  function WithoutHost() {
    const dialog = useDialog();
    expect(() => dialog.open({ kind: 'info', title: 'A', message: 'B' })).toThrow(/dialog host/);
    return null;
  }
  render(<WithoutHost />);
});
