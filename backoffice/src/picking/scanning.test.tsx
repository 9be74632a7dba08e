// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  completeButton,
  onlyOrderToPick,
  openDetails,
  renderPicking,
  scanLabel,
} from './fixtures/render-picking.tsx';
import { expectAccessible } from '../test/expect-accessible.ts';

/** The codes on the labels of its two items. */
let one: string;
let three: string;

beforeEach(async () => {
  sessionStorage.clear();
  const { single, several } = onlyOrderToPick();
  one = single.catalogItemId;
  three = several.catalogItemId;
  renderPicking();
  await openDetails();
});

const progress = () => screen.getByRole('status', { name: 'Progress' });

describe('a scan', () => {
  it('ticks one unit of its line', async () => {
    await scanLabel(three);
    expect(screen.getByRole('checkbox', { name: /, unit 1 of 3$/ })).toBeChecked();
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('works with Caps Lock on', async () => {
    await scanLabel(three.toUpperCase());
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of another item sounds an error, and the next scan counts', async () => {
    await scanLabel('ball-screw-1605');
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Wrong itemball-screw-1605 isn't in this order. Put the item back.",
    );
    expect(progress()).toHaveTextContent('0 of 4');
    await expectAccessible();
    await scanLabel(one);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of more than ordered is rejected', async () => {
    await scanLabel(one);
    await scanLabel(one);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many');
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('presses no focused control', async () => {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await scanLabel(three);
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of every unit lets the picker complete the order', async () => {
    for (const code of [three, one, three, three]) {
      await scanLabel(code);
    }
    expect(completeButton()).toBeEnabled();
  });

  it('does not interfere with typing', async () => {
    screen.getByRole('checkbox', { name: /, unit 2 of 3$/ }).focus();
    await userEvent.keyboard(' ');
    expect(progress()).toHaveTextContent('1 of 4');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 of 4 picked')).toBeInTheDocument();
  });
});
