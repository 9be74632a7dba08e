import { dayIn } from '@spindle/sdk/domain/time/calendar';
import {
  readInsights as readQuery,
  type InsightsSubject,
} from '@spindle/sdk/domain/insights/read-insights';
import { readInsights } from '../../src/insights/read-insights.ts';
import type { TestShop } from '../shop.ts';

const DAYS = 100;

/** Loads the insights of the last hundred days. */
export async function insightsOf(
  { orm, now }: Pick<TestShop, 'orm' | 'now'>,
  timeZone: string,
  { of, by }: { of: InsightsSubject; by: 'day' | 'item' },
) {
  const today = dayIn(timeZone, now());
  const from = dayIn(timeZone, new Date(now().getTime() - DAYS * 86_400_000));
  const request = readQuery({ from, to: today, by, of }, today);
  if ('path' in request) throw new Error(request.message);
  return readInsights(orm.em.fork(), request, { timeZone, now: now() });
}
