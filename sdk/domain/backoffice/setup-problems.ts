import type { components } from '../../src/schema.d.ts';

export type SetupProblem = components['schemas']['AdminSummary']['setup'][number];

export const proxyNotTrusted: SetupProblem = {
  code: 'PROXY_NOT_TRUSTED',
  message:
    'Requests come through a proxy, but TRUSTED_PROXIES is 0: all customers count as one address and share its limits. Set TRUSTED_PROXIES to the number of proxies in front of the shop.',
};
