import type { components } from '@spindle/sdk/schema';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

type SetupProblem = components['schemas']['AdminSummary']['setup'][number];

const proxyNotTrusted: SetupProblem = {
  code: 'PROXY_NOT_TRUSTED',
  message:
    'Requests come through a proxy, but TRUSTED_PROXIES is 0, so all customers share one address and its rate limits. Set TRUSTED_PROXIES to the number of proxies in front of the shop.',
};

export interface ProxyWatch {
  /** Receives the `X-Forwarded-For` header of each request. Empty if there is none. */
  note(forwardedFor: string): void;
  readonly problems: SetupProblem[];
}

/** Warns once if customers come through an untrusted proxy. */
export function watchProxies(
  { production, trustedProxies }: Pick<Config, 'production' | 'trustedProxies'>,
  log: Logger,
): ProxyWatch {
  const problems: SetupProblem[] = [];
  return {
    problems,
    note(forwardedFor) {
      if (forwardedFor === '' || !production || trustedProxies > 0 || problems.length > 0) return;
      problems.push(proxyNotTrusted);
      log.warn(proxyNotTrusted, "the settings don't match the requests");
    },
  };
}
