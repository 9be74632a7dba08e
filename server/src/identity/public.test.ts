import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { parseConfig } from '../config.ts';
import { runShop, type RunningShop } from '../contract/fixtures/run-shop.ts';
import { identity } from './handlers.ts';

let shop: RunningShop;
beforeAll(async () => {
  const environment = {
    REGISTRATION: 'closed',
    ANALYTICS_ID: 'G-1',
    CDN_BASE: 'https://cdn.example/',
    CHAT_WIDGET_URL: 'https://chat.example/widget.json',
    FRAME_HOSTS: 'https://splash.example/page',
  };
  shop = await runShop({ handlers: identity, environment });
});
afterAll(() => shop.stop());

describe('public settings', () => {
  it('include how the front ends are configured', async () => {
    const { sandbox, business } = parseConfig({});
    const reply = await httpClient(shop.url).get('/api/config');
    expect(reply.body).toEqual({
      recaptchaSiteKey: 'sandbox',
      analyticsId: 'G-1',
      apiHost: '',
      cdnBase: 'https://cdn.example',
      cdnSubscriptionBase: '/assets/subs',
      customerPortalLink: null,
      chatWidgetUrl: 'https://chat.example/widget.json',
      frameHosts: ['https://splash.example', sandbox.url],
      sandboxed: ['payment', 'shipping', 'mail', 'community', 'humanCheck'],
      registration: false,
      ...business.brand,
      timeZone: business.timeZone,
      returnWindowDays: business.returnWindowDays,
      returnPostage: business.returnPostage,
      shipWithinWorkingDays: business.shipWithinWorkingDays,
      shipTo: business.shipTo,
      company: business.company,
      fallbackShipping: [
        {
          service: 'Standard',
          amount: business.fallbackShipping.standardCents,
          perPound: business.fallbackShipping.standardPoundCents,
        },
        {
          service: 'Express',
          amount: business.fallbackShipping.expressCents,
          perPound: business.fallbackShipping.expressPoundCents,
        },
      ],
    });
    expect(reply.headers.get('Cache-Control')).not.toBe('no-store');
  });

  it('include whether registration is open', async () => {
    const reply = await httpClient(shop.url).get('/api/user/canRegister');
    expect(reply.body).toEqual({ REGISTRATION: false });
  });

  it('never come with a cookie', async () => {
    const reply = await httpClient(shop.url, new Map([['spindle', 'old']])).get('/api/config');
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});
