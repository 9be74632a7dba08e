import type { components } from '../../src/schema.d.ts';
import { firstOf, monthOf, plusMonths, type Day } from '../time/calendar.ts';

export type AccountantMonth = components['schemas']['AccountantMonth'];

/** The last month that is over. */
export const lastMonth = (today: Day): string => plusMonths(monthOf(today), -1);

/** From its first day on, and before this one. */
export const monthBounds = (month: string): { from: Day; before: Day } => ({
  from: firstOf(month),
  before: firstOf(plusMonths(month, 1)),
});

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);
