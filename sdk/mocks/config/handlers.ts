import { WIDGET_PATH } from '../community/mock-community.ts';
import type { MockHandlers } from '../core/call.ts';
import { configOf } from '../../domain/settings/figures.ts';
import { sandboxedProviders } from '../settings/setup.ts';
import { businessOf } from './business.ts';

export const config = {
  getConfig: ({ origin, state }) => ({
    recaptchaSiteKey: 'mock',
    analyticsId: null,
    apiHost: '',
    cdnBase: '/images',
    cdnSubscriptionBase: '/assets/subs',
    customerPortalLink: '/mock/portal',
    chatWidgetUrl: origin + WIDGET_PATH,
    registration: true,
    frameHosts: [origin],
    sandboxed: sandboxedProviders(state),
    ...configOf(businessOf(state)),
  }),
} satisfies Partial<MockHandlers>;
