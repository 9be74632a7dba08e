import type { components } from '../../src/schema.d.ts';
import { firstOf, monthOf, plusMonths, type Day } from '../time/calendar.ts';

export type AccountantMonth = components['schemas']['AccountantMonth'];

/** Returns the last month that has ended. */
export const lastMonth = (today: Day): string => plusMonths(monthOf(today), -1);

/** Returns the month's first day and the first day after it. */
export const monthBounds = (month: string): { from: Day; before: Day } => ({
  from: firstOf(month),
  before: firstOf(plusMonths(month, 1)),
});

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);
