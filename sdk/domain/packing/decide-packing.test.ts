import { describe, expect, it } from 'vitest';
import { decideOverrule, decideRestart, decideUnit, type PackedOrder } from './decide-packing.ts';
import type { LineToPack } from './packing.ts';

const line: LineToPack = {
  catalogId: 'spindles',
  catalogItemId: 'er20',
  title: 'ER20 spindle',
  image: null,
  quantity: 2,
  partNumber: null,
  gtin: null,
  bin: null,
  packed: 0,
};
const other = { ...line, catalogItemId: 'nut', quantity: 1, packed: 1 };
const order: PackedOrder<LineToPack> = { orderId: 'o1', state: 'none', lines: [other, line] };
const half: PackedOrder<LineToPack> = {
  ...order,
  state: 'begun',
  lines: [other, { ...line, packed: 1 }],
};
const full = { ...half, lines: [other, { ...line, packed: 2 }] };
const unchanged = ({ state, lines }: typeof order, reason: string) => ({
  reason,
  state,
  lines,
  audit: null,
});
const audit = (step: string, before: string, after: object) => ({
  action: `packing.${step}`,
  subject: 'order o1',
  before: { packing: before },
  after,
});

describe('a scanned unit', () => {
  it('starts packing with the first and completes it with the last', () => {
    expect(decideUnit(order, 'er20', undefined)).toEqual({
      reason: '1 of 2: ER20 spindle',
      state: 'begun',
      lines: half.lines,
      counted: half.lines[1],
      audit: audit('begin', 'none', { packing: 'begun' }),
    });
    expect(decideUnit(half, 'er20', undefined)).toEqual({
      reason: 'Everything is packed. You can buy the label.',
      state: 'complete',
      lines: full.lines,
      counted: full.lines[1],
      audit: audit('complete', 'begun', { packing: 'complete' }),
    });
  });

  it('in between is no step of its own', () => {
    const three = { ...half, lines: [{ ...line, packed: 1, quantity: 3 }] };
    expect(decideUnit(three, 'er20', undefined)).toMatchObject({ state: 'begun', audit: null });
  });

  it("counts once, and is rejected if it doesn't belong", () => {
    expect(decideUnit(half, 'er20', half.lines[1])).toEqual({
      ...unchanged(half, '1 of 2: ER20 spindle'),
      counted: null,
    });
    const complete = 'Everything is packed. You can buy the label.';
    expect(decideUnit(full, 'er20', full.lines[1])).toMatchObject({ reason: complete });
    expect(decideUnit(half, 'vfd', undefined)).toMatchObject({ rejection: { code: 'WRONG_ITEM' } });
  });
});

it('starts over if packing has begun', () => {
  expect(decideRestart(half, true)).toEqual({
    reason: 'Packing restarted. Scan each unit again.',
    state: 'begun',
    lines: [
      { ...other, packed: 0 },
      { ...line, packed: 0 },
    ],
    audit: audit('restart', 'begun', { packing: 'begun' }),
  });
  expect(decideRestart(order, false)).toEqual(unchanged(order, 'Nothing is packed yet.'));
});

it('is overridden with a reason, unless it is complete', () => {
  expect(decideOverrule(half, ' Label came off ')).toEqual({
    reason: 'You can buy the label without packing.',
    state: 'overruled',
    lines: half.lines,
    audit: audit('overrule', 'begun', { packing: 'overruled', reason: 'Label came off' }),
  });
  const complete = { ...full, state: 'complete' } as const;
  const reason = 'Everything is packed. You can buy the label.';
  expect(decideOverrule(complete, 'Why')).toEqual(unchanged(complete, reason));
});
