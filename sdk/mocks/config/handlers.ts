import type { MockHandlers } from '../core/call.ts';

export const config = {
  getConfig: () => ({
    recaptchaSiteKey: 'mock',
    analyticsId: null,
    apiHost: '',
    cdnBase: '/images',
    cdnSubscriptionBase: '/assets/subs',
    customerPortalLink: '/mock/portal',
    chatWidgetUrl: null,
    registration: true,
    frameHosts: [],
  }),
} satisfies Pick<MockHandlers, 'getConfig'>;
