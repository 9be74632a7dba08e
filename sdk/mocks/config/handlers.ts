import { WIDGET_PATH } from '../community/mock-community.ts';
import type { MockHandlers } from '../core/call.ts';
import { business } from './business.ts';

export const config = {
  getConfig: ({ origin }) => ({
    recaptchaSiteKey: 'mock',
    analyticsId: null,
    apiHost: '',
    cdnBase: '/images',
    cdnSubscriptionBase: '/assets/subs',
    customerPortalLink: '/mock/portal',
    chatWidgetUrl: origin + WIDGET_PATH,
    registration: true,
    frameHosts: [origin],
    ...business,
  }),
} satisfies Partial<MockHandlers>;
