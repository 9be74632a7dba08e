import { returnPeriod } from '@spindle/sdk/domain/orders/return-window';
import { useConfig } from './config.ts';

/** `within 30 days of shipping`; null where nothing is taken back, or it is not known yet. */
export function useReturnPeriod(): string | null {
  const { returnWindowDays } = useConfig();
  return returnWindowDays === undefined ? null : returnPeriod(returnWindowDays);
}
