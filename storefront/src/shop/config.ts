import type { components } from '@spindle/sdk/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { reads } from './api.ts';

export type Config = components['schemas']['Config'];

/** The shop's own figures: nothing is said of them before they are known. */
type Figures = Pick<
  Config,
  | 'timeZone'
  | 'returnWindowDays'
  | 'shipWithinWorkingDays'
  | 'shipTo'
  | 'company'
  | 'fallbackShipping'
>;

const BEFORE_KNOWN: Omit<Config, keyof Figures> & Partial<Figures> = {
  recaptchaSiteKey: '',
  analyticsId: null,
  apiHost: '',
  cdnBase: '/images',
  cdnSubscriptionBase: '/assets/subs',
  customerPortalLink: null,
  chatWidgetUrl: null,
  frameHosts: [],
  registration: false,
};

/** The settings of this environment; every page the server sends carries them. */
export function configQuery() {
  return queryOptions({
    ...reads.get('/api/config'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useConfig(): typeof BEFORE_KNOWN {
  return useQuery(configQuery()).data ?? BEFORE_KNOWN;
}
