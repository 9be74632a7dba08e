import { describe, expect, it } from 'vitest';
import { presentPreview, presentVerdict, rejectAny, type Verdict } from './verdicts.ts';

const fit: Verdict = { id: 'a', rejection: null, reason: 'So.', cents: null };
const field = { path: 'price', message: 'Too high.' };
const changes: Verdict['changes'] = [{ field: 'price', from: '$1.00', to: '$2.00' }];

describe('what would become of a record', () => {
  it('is told with no more than is known of it', () => {
    expect(presentVerdict(fit)).toStrictEqual({ id: 'a', Status: 'SUCCESS', Reason: 'So.' });
    const rejection = { code: 'NO_RATES', reason: 'None.' } as const;
    expect(presentVerdict({ ...fit, rejection })).toStrictEqual({
      id: 'a',
      Status: 'ERROR',
      Reason: 'None.',
      code: 'NO_RATES',
    });
  });

  it('is told with its title, its price and its changes', () => {
    expect(presentVerdict({ ...fit, title: 'Spindle', cents: 0, changes })).toStrictEqual({
      id: 'a',
      title: 'Spindle',
      Status: 'SUCCESS',
      Reason: 'So.',
      cents: 0,
      changes,
    });
  });

  it('is told with the field to mend, and without a price where it is refused', () => {
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

it('labels that cannot be bought add nothing to what all cost', () => {
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

it('of nothing, nothing is refused', () => {
  expect(rejectAny([])).toBeNull();
  expect(rejectAny([fit, fit])).toBeNull();
});
