import { describe, expect, it } from 'vitest';
import { presentPreview, presentVerdict, rejectAny, type Verdict } from './verdicts.ts';

const fit: Verdict = { id: 'a', rejection: null, reason: 'So.', cents: null };
const field = { path: 'price', message: 'Too high.' };
const changes: Verdict['changes'] = [{ field: 'price', from: '$1.00', to: '$2.00' }];

describe('a verdict', () => {
  it('contains only what is known', () => {
    expect(presentVerdict(fit)).toStrictEqual({ id: 'a', Status: 'SUCCESS', Reason: 'So.' });
    const rejection = { code: 'NO_RATES', reason: 'None.' } as const;
    expect(presentVerdict({ ...fit, rejection })).toStrictEqual({
      id: 'a',
      Status: 'ERROR',
      Reason: 'None.',
      code: 'NO_RATES',
    });
  });

  it('contains title, price and changes', () => {
    expect(presentVerdict({ ...fit, title: 'Spindle', cents: 0, changes })).toStrictEqual({
      id: 'a',
      title: 'Spindle',
      Status: 'SUCCESS',
      Reason: 'So.',
      cents: 0,
      changes,
    });
  });

  it('contains the invalid field and no price when rejected', () => {
    const rejection = { code: 'PRICE_OUT_OF_RANGE', reason: 'Too high.', field } as const;
    const verdict = { ...fit, title: 'Spindle', cents: 5, changes, rejection };
    expect(presentVerdict(verdict)).toStrictEqual({
      id: 'a',
      title: 'Spindle',
      Status: 'ERROR',
      Reason: 'Too high.',
      code: 'PRICE_OUT_OF_RANGE',
      changes,
      Errors: [field],
    });
  });
});

it("labels that can't be bought don't count in the total", () => {
  const rejection = { code: 'NO_RATES', reason: 'None.' } as const;
  const verdicts = [
    { ...fit, cents: 840 },
    { ...fit, rejection },
    { ...fit, cents: 160 },
  ];
  expect(presentPreview('labels', verdicts).totalCents).toBe(1_000);
  expect(presentPreview('labels', []).totalCents).toBe(0);
  expect(presentPreview('print', verdicts)).not.toHaveProperty('totalCents');
});

it('rejects nothing without records', () => {
  expect(rejectAny([])).toBeNull();
  expect(rejectAny([fit, fit])).toBeNull();
});
