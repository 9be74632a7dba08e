import { expect, it } from 'vitest';
import { isDecided } from './disputes.ts';

it.each(['won', 'lost', 'warning_closed', 'prevented'])('%s closes a dispute', (status) => {
  expect(isDecided(status)).toBe(true);
});

it.each(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'])(
  "%s doesn't close a dispute",
  (status) => {
    expect(isDecided(status)).toBe(false);
  },
);
