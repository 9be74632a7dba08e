import type { components } from '@spindle/sdk/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { reads } from './api.ts';

export type Config = components['schemas']['Config'];

/** The shop's settings. They are undefined until loaded, and pages leave out anything undefined. */
type Figures = Pick<
  Config,
  | 'name'
  | 'logo'
  | 'icon'
  | 'accentColor'
  | 'timeZone'
  | 'returnWindowDays'
  | 'returnPostage'
  | 'shipWithinWorkingDays'
  | 'shipTo'
  | 'company'
  | 'fallbackShipping'
  | 'sandboxed'
>;

const DEFAULT_CONFIG: Omit<Config, keyof Figures> & Partial<Figures> = {
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

/** Loads the settings of this environment. Every page the server sends includes them. */
export function configQuery() {
  return queryOptions({
    ...reads.get('/api/config'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useConfig(): typeof DEFAULT_CONFIG {
  return useQuery(configQuery()).data ?? DEFAULT_CONFIG;
}
