/** A search whose first day is after its last. */
export const daysReversed = {
  reason: 'The first day must not be after the last.',
  field: { path: 'endDate', message: 'must not be before startDate' },
} as const;
