import type { components } from '@spindle/sdk/schema';
import { numberOf, type FormValues } from '../../ui/form-values.ts';

type ProviderRecurring = components['schemas']['ProviderRecurring'];

export const intervals = ['day', 'week', 'month', 'year'] as const;
export const usageTypes = ['licensed', 'metered'] as const;

/** How often a price recurs, in the format of the request. */
export interface Recurring {
  interval: ProviderRecurring['interval'];
  intervalCount: number;
  usageType: ProviderRecurring['usage_type'];
}

/** Returns the current recurrence, or a monthly one by default. */
export function recurringOf(present: ProviderRecurring | null): Recurring {
  return {
    interval: present?.interval ?? 'month',
    intervalCount: present?.interval_count ?? 1,
    usageType: present?.usage_type ?? 'licensed',
  };
}

export function readRecurring(input: FormValues): Recurring {
  const { interval, intervalCount, usageType } = input;
  return {
    interval: intervals.find((one) => one === interval) ?? 'month',
    intervalCount: numberOf(intervalCount),
    usageType: usageTypes.find((one) => one === usageType) ?? 'licensed',
  };
}
