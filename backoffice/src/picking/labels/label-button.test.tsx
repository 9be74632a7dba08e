// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LabelButton } from './label-button.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';

const item = { catalogItemId: 'end-mill-6', title: 'End mill' };

async function openLabels(count: number) {
  render(<LabelButton item={item} count={count} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print label for End mill' }));
}

describe('item labels', () => {
  it("are printed as often as requested, with the item's barcode", async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openLabels(3);
    const sheet = document.querySelector('.label-sheet');
    expect(sheet?.querySelectorAll('svg[aria-label="Barcode for end-mill-6"]')).toHaveLength(3);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('are not printed if the number is invalid', async () => {
    await openLabels(1);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Copies' }));
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeInTheDocument();
  });
});
