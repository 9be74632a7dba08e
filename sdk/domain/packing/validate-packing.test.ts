import { describe, expect, it } from 'vitest';
import { inverter, spindles } from './fixtures/lines.ts';
import { checkUnit, validatePacking, validatePacked } from './validate-packing.ts';

describe('packing an order', () => {
  const picked = {
    isReturn: false,
    isDigital: false,
    orderState: 'PICKED',
    hold: null,
    nothingLeft: false,
  } as const;

  it('is allowed once it is picked', () => {
    expect(validatePacking(picked)).toBeNull();
  });

  it.each([
    [{ isReturn: true }, 'IS_A_RETURN', "This is a return. There's nothing to pack."],
    [{ isDigital: true }, 'DIGITAL_ORDER', "This order is digital. There's nothing to pack."],
    [{ orderState: 'PENDING' }, 'NOT_PICKED', 'This order has not been picked yet.'],
    [{ orderState: 'SHIPPED' }, 'ALREADY_SHIPPED', 'This order has already shipped.'],
    [
      { nothingLeft: true },
      'ORDER_REFUNDED',
      "This order was fully refunded. There's nothing left to ship.",
    ],
  ] as const)('with %j is rejected', (facts, code, reason) => {
    expect(validatePacking({ ...picked, ...facts })).toEqual({ code, reason });
  });
});

describe('a scanned unit', () => {
  const wrong = (named: string) => ({
    rejection: {
      code: 'WRONG_ITEM',
      reason: `${named} isn't in this order. Set it aside.`,
    },
  });

  it('belongs to the line that needs it', () => {
    const half = { ...spindles, packed: 1 };
    expect(checkUnit([inverter, half], 'er20-w')).toEqual({ line: half });
    expect(checkUnit([inverter, half], 'VFD-2')).toEqual({ line: inverter });
  });

  it("that doesn't belong is named as it was scanned", () => {
    expect(checkUnit([spindles], ' Collet-3\n')).toEqual(wrong('Collet-3'));
    expect(checkUnit([], 'ER20-W')).toEqual(wrong('ER20-W'));
  });

  it.each([
    [39, 'x'.repeat(39)],
    [40, 'x'.repeat(40)],
    [41, `${'x'.repeat(40)}…`],
  ])(
    "that doesn't belong, with a code of %d characters, is named with 40 at most",
    (length, named) => {
      expect(checkUnit([spindles], `  ${'x'.repeat(length)}  `)).toEqual(wrong(named));
    },
  );

  it('is one too many once its line is complete', () => {
    const code = 'ONE_TOO_MANY';
    expect(checkUnit([{ ...spindles, packed: 2 }], 'ER20-W')).toEqual({
      rejection: {
        code,
        reason: 'ER20 spindle: all 2 are already packed. Set this unit aside.',
      },
    });
    expect(checkUnit([{ ...inverter, packed: 1 }], 'VFD-2')).toEqual({
      rejection: { code, reason: 'Inverter: already packed. Set this unit aside.' },
    });
  });
});

describe('buying a label', () => {
  const code = 'NOT_PACKED';

  it.each([true, false])('waits for packing that has begun, if required: %s', (needed) => {
    expect(validatePacked('begun', needed)).toEqual({
      code,
      reason:
        "This order isn't fully packed. Scan the missing units, or ask an administrator to skip packing.",
    });
  });

  it("waits for packing that hasn't begun only if required", () => {
    expect(validatePacked('none', false)).toBeNull();
    expect(validatePacked('none', true)).toEqual({
      code,
      reason:
        "This order isn't packed yet. Scan its units, or ask an administrator to skip packing.",
    });
  });

  it.each(['complete', 'overruled'] as const)('is allowed once packing is %s', (state) => {
    expect(validatePacked(state, true)).toBeNull();
    expect(validatePacked(state, false)).toBeNull();
  });
});
