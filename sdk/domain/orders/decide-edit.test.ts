import { describe, expect, it } from 'vitest';
import { decideAcknowledgment, decideEdit } from './decide-edit.ts';
import { orderChanged } from './staff-moves.ts';

const order = {
  id: 'o1',
  version: 4,
  trackingNumber: null,
  orderState: 'PENDING',
  openReturns: 0,
  labeled: false,
  voiding: false,
  hold: null,
  nothingLeft: false,
} as const;

describe('an order edited by staff', () => {
  it('changes its state and is audited', () => {
    expect(decideEdit(order, { to: 'PICKED', version: 4 })).toEqual({
      move: { to: 'PICKED', restock: true, by: 'STAFF' },
      trackingNumber: null,
      audit: {
        action: 'orders.edit-state',
        subject: 'order o1',
        before: { orderState: 'PENDING', trackingNumber: null },
        after: { orderState: 'PICKED', trackingNumber: null },
      },
    });
  });

  it('keeps its state when only a trimmed number is saved', () => {
    expect(decideEdit(order, { to: 'PENDING', trackingNumber: ' 1Z ' })).toEqual({
      move: null,
      trackingNumber: '1Z',
      audit: {
        action: 'orders.edit-state',
        subject: 'order o1',
        before: { orderState: 'PENDING', trackingNumber: null },
        after: { orderState: 'PENDING', trackingNumber: '1Z' },
      },
    });
  });

  it.each(['', '  ', '1Z', undefined])("isn't changed by the number “%s”", (trackingNumber) => {
    const numbered = { ...order, trackingNumber: '1Z' };
    const edit = { to: 'PENDING', trackingNumber } as const;
    const unchanged = { move: null, trackingNumber: null, audit: null };
    expect(decideEdit(numbered, edit)).toEqual(unchanged);
    const moved = { orderState: 'PICKED', trackingNumber: '1Z' };
    expect(decideEdit(numbered, { ...edit, to: 'PICKED' })).toMatchObject({
      audit: { after: moved },
    });
  });

  it('records whether returned units go back on the shelf', () => {
    const back = { ...order, orderState: 'RETURN_REQUESTED' } as const;
    expect(decideEdit(back, { to: 'RETURNED', restock: false })).toMatchObject({
      move: { restock: false },
      audit: { after: { orderState: 'RETURNED', restock: false } },
    });
  });

  it("stays unchanged if it has changed in the meantime or the move isn't allowed", () => {
    expect(decideEdit(order, { to: 'PICKED', version: 3 })).toBe(orderChanged);
    expect(decideEdit(order, { to: 'SHIPPED' })).toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
  });
});

describe('staff can acknowledge', () => {
  const dispute = { id: 'd1', status: 'lost', acknowledgedAt: null };

  it('an alert and each lost dispute once', () => {
    const disputes = [
      dispute,
      dispute,
      { ...dispute, id: 'd2', status: 'won' },
      { ...dispute, id: 'd3', acknowledgedAt: '2026-11-20' },
    ];
    expect(decideAcknowledgment({ id: 'o1', alert: 'Look' }, disputes)).toEqual({
      disputes: [dispute, dispute],
      audit: {
        action: 'orders.acknowledge',
        subject: 'order o1',
        before: { alert: 'Look', lostDisputes: ['d1'] },
        after: { alert: null, lostDisputes: [] },
      },
    });
  });

  it('either alone, and nothing if there is neither', () => {
    expect(decideAcknowledgment({ id: 'o1', alert: null }, [dispute])).not.toBeNull();
    expect(decideAcknowledgment({ id: 'o1', alert: 'Look' }, [])).not.toBeNull();
    expect(decideAcknowledgment({ id: 'o1', alert: null }, [])).toBeNull();
  });
});
