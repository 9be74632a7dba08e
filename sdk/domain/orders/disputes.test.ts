import { expect, it } from 'vitest';
import { isDecided } from './disputes.ts';

it.each(['won', 'lost', 'warning_closed', 'prevented'])('%s ends a dispute', (status) => {
  expect(isDecided(status)).toBe(true);
});

it.each(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])(
  '%s does not',
  (status) => {
    expect(isDecided(status)).toBe(false);
  },
);
