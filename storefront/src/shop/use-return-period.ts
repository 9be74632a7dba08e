import { returnPeriod, returnPostageText } from '@spindle/sdk/domain/orders/return-window';
import { useConfig } from './config.ts';

/**
 * Returns, for example, `within 30 days of shipping`. Null if nothing can be returned, or while it
 * is unknown.
 */
export function useReturnPeriod(): string | null {
  const { returnWindowDays } = useConfig();
  return returnWindowDays === undefined ? null : returnPeriod(returnWindowDays);
}

/** Says who pays to send a return back. Undefined while it is unknown. */
export function useReturnPostage(): string | undefined {
  const { returnPostage } = useConfig();
  return returnPostage && returnPostageText(returnPostage);
}
