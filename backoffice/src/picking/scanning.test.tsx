// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOrder } from './fixtures/orders.ts';
import {
  completeButton,
  openDetails,
  renderPicking,
  scanLabel,
  shopHas,
} from './fixtures/render-picking.tsx';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(async () => {
  sessionStorage.clear();
  shopHas(sampleOrder());
  renderPicking();
  await openDetails();
});

const progress = () => screen.getByRole('status', { name: 'Progress' });

describe('a scan', () => {
  it('ticks one unit of its line', async () => {
    await scanLabel('end-mill-6');
    expect(screen.getByRole('checkbox', { name: 'End mill, unit 1 of 3' })).toBeChecked();
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('is understood with Caps Lock on', async () => {
    await scanLabel('END-MILL-6');
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of something else is refused aloud, and the next one counts', async () => {
    await scanLabel('ball-screw-1605');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Wrong itemball-screw-1605 is not in this order. Put it back.',
    );
    expect(progress()).toHaveTextContent('0 of 4');
    await expectAccessible();
    await scanLabel('er20-water-2200');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of one more than ordered is refused', async () => {
    await scanLabel('er20-water-2200');
    await scanLabel('er20-water-2200');
    expect(screen.getByRole('alert')).toHaveTextContent('One too many');
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('presses nothing that has the focus', async () => {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await scanLabel('end-mill-6');
    expect(progress()).toHaveTextContent('1 of 4');
  });

  it('of everything lets the order be completed', async () => {
    for (const code of ['end-mill-6', 'er20-water-2200', 'end-mill-6', 'end-mill-6']) {
      await scanLabel(code);
    }
    expect(completeButton()).toBeEnabled();
  });

  it('leaves the keys of somebody at a keyboard alone', async () => {
    screen.getByRole('checkbox', { name: 'End mill, unit 2 of 3' }).focus();
    await userEvent.keyboard(' ');
    expect(progress()).toHaveTextContent('1 of 4');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 of 4 picked')).toBeInTheDocument();
  });
});
