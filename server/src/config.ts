import { join, resolve } from 'node:path';
import { z } from 'zod';
import { figuresOf } from '@spindle/sdk/domain/settings/figures';
import { allSettings, type SettingsForm } from '@spindle/sdk/domain/settings/settings';
import { businessVariables, lockedSettings } from './config/business.ts';
import { savedKeys } from './config/saved-keys.ts';
import { liveKeys } from './config/live-keys.ts';
import { missingVariables } from './config/missing-variables.ts';
import { timeoutProblems, timeouts, timeoutVariables } from './config/timeouts.ts';
import { providerVariables, providers } from './config/providers.ts';
import { exposedBy } from './config/exposure.ts';
import { keysOr, sealKeys, secretsKeys } from './config/keys.ts';
import { DEVELOPMENT_KEY, rejectedSecrets, type Problem } from './config/rejected-secrets.ts';
import { readableWays, tlsVariables } from './config/tls.ts';
import { tracing, tracingVariables } from './config/tracing.ts';
import {
  addressList,
  commaList,
  originList,
  wholeNumber,
  type Environment,
} from './config/variables.ts';

export const variables = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX: z.enum(['0', '1']).optional(),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().optional(),
  PARTS: z.enum(['both', 'web', 'worker']).default('both'),
  WATCH: z.enum(['0', '1']).default('0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  ...tlsVariables,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_MIGRATION_URL: z.string().optional(),
  DATABASE_REPLICA_URLS: commaList.default([]),
  DATABASE_REPLICA_LAG_SECONDS: wholeNumber(3, 300).default(5),
  BACKUP_DIR: z.string().optional(),
  ...timeoutVariables,
  SESSION_KEYS: commaList.optional(),
  SECRETS_KEY: commaList.optional(),
  AUDIT_SEAL_KEYS: commaList.optional(),
  SESSION_CALLS_PER_MINUTE: wholeNumber(60, 1_000_000).default(1200),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  ...tracingVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ANALYTICS_ID: z.string().optional(),
  API_HOST: z.string().default(''),
  API_ORIGINS: originList.default([]),
  CDN_BASE: z.string().default('/images'),
  CDN_SUBSCRIPTION_BASE: z.string().optional(),
  CUSTOMER_PORTAL_LINK: z.string().optional(),
  CHAT_WIDGET_URL: z.string().optional(),
  FRAME_HOSTS: addressList.default([]),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  WEBHOOKS_LOCAL: z.enum(['0', '1']).default('0'),
  ...businessVariables,
  ...providerVariables,
});

export type Config = ReturnType<typeof parseConfig>;

/**
 * Parses the whole configuration from environment variables. An empty variable counts as unset.
 * Throws one Error that names every missing or invalid variable.
 */
export function parseConfig(environment: Environment) {
  const { given, wrong } = readVariables(environment);
  const production = given.NODE_ENV === 'production';
  const strict = production && given.SANDBOX !== '1';
  const rejected: Problem[] = [
    ...rejectedSecrets(given, { exposed: exposedBy(given), production, strict }),
    ...(strict ? readableWays(given) : liveKeys(given)),
    ...(strict && given.WEBHOOKS_LOCAL === '1'
      ? [{ name: 'WEBHOOKS_LOCAL', what: 'is for development only' }]
      : []),
  ];
  const problems = [
    ...[...wrong, ...rejected].map(({ name, what }) => `${name}: ${what}`),
    ...missingVariables(given, strict),
    ...timeoutProblems(given),
  ];
  if (problems.length > 0) {
    throw new Error(`The configuration is invalid.\n ${problems.join('\n ')}`);
  }
  const sessionKeys = keysOr([DEVELOPMENT_KEY], given.SESSION_KEYS);
  const dataDir = resolve(given.DATA_DIR);
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, '');
  const cdnBase = given.CDN_BASE.replace(/\/+$/, '');
  const provided = providers(given, sessionKeys[0]);
  const locked = lockedSettings(given);
  return {
    production,
    /** Whether demo accounts, whose passwords are public, are allowed. */
    demoAllowed: !strict,
    port: given.PORT,
    /** The address to listen on: loopback by default, all interfaces in production. */
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** The work that this process does: answer requests, run jobs, or both. */
    parts: given.PARTS,
    /** Whether the storefront is served from its source and reloaded on changes. */
    watch: given.WATCH === '1',
    publicUrl,
    /** Sends cookies only over https, or from a browser to its own machine. */
    secureCookies:
      publicUrl.startsWith('https:') || (production && !given.WITHOUT_TLS.includes('site')),
    /** Uses cookie names that make browsers enforce https and limit cookies to this host. */
    hostCookies: publicUrl.startsWith('https:'),
    /** Origins whose pages can call the API with a token. */
    apiOrigins: given.API_ORIGINS,
    /** Number of proxies in front of the shop whose client IP address we trust. */
    trustedProxies: given.TRUSTED_PROXIES,
    dataDir,
    /** If there is no URL, the embedded PostgreSQL is used. */
    database: {
      url: given.DATABASE_URL,
      /** Connects as the owner of the tables, if the serving role is not the owner. */
      migrationUrl: given.DATABASE_MIGRATION_URL,
      replicaUrls: given.DATABASE_REPLICA_URLS,
      /** A replica that lags further behind is not used for reads. */
      maxLagMs: given.DATABASE_REPLICA_LAG_SECONDS * 1000,
      poolSize: given.DATABASE_POOL_SIZE,
    },
    /**
     * Folder for backups and the archived log that follows them, also for the built-in database.
     */
    backupDir: given.BACKUP_DIR === undefined ? undefined : resolve(given.BACKUP_DIR),
    ...timeouts(given),
    sessionKeys,
    secretsKeys: secretsKeys(keysOr(sessionKeys, given.SECRETS_KEY)),
    auditSealKeys: sealKeys(keysOr([DEVELOPMENT_KEY], given.AUDIT_SEAL_KEYS)),
    /** Limit per signed-in session and process. */
    sessionCallsPerMinute: given.SESSION_CALLS_PER_MINUTE,
    metricsPort: given.METRICS_PORT,
    tracing: tracing(given),
    logLevel: given.LOG_LEVEL,
    ...provided,
    mediaDir: given.MEDIA_DIR === undefined ? join(dataDir, 'media') : resolve(given.MEDIA_DIR),
    frontEnd: {
      analyticsId: given.ANALYTICS_ID ?? null,
      apiHost: given.API_HOST,
      cdnBase,
      cdnSubscriptionBase: given.CDN_SUBSCRIPTION_BASE ?? '/assets/subs',
      customerPortalLink: given.CUSTOMER_PORTAL_LINK ?? null,
      chatWidgetUrl: given.CHAT_WIDGET_URL ?? provided.discord.widgetUrl,
      registration: given.REGISTRATION === 'open',
      /** Origins whose pages can be shown in a frame. */
      frameHosts: [
        ...given.FRAME_HOSTS.map((address) => new URL(address).origin),
        ...(provided.sandbox.needed ? [provided.sandbox.browserUrl] : []),
      ],
    },
    webhooks: {
      /** Whether webhooks can be sent to this machine, without TLS, to develop a receiver. */
      local: given.WEBHOOKS_LOCAL === '1',
    },
    /** Settings that environment variables set. Staff can't change them. */
    lockedSettings: locked,
    /** Returns the figures with the settings that staff saved. */
    businessWith: (stored: SettingsForm) => figuresOf(allSettings(stored, locked)),
    /** The figures in force. Replaced when staff save settings, so read them each time. */
    business: figuresOf(allSettings({}, locked)),
    /** Increments with each save of the settings. Starts at 1, before the first one. */
    settingsVersion: 1,
  };
}

/**
 * Parses the variables. Invalid variables count as unset from here on, so that all errors can be
 * reported together.
 */
function readVariables(environment: Environment) {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (parsed.success) return { given: parsed.data, wrong: [] };
  const wrong = parsed.error.issues.map(({ path, message }) => ({
    name: String(path[0]),
    what: message,
  }));
  const right = set.filter(([name]) => !wrong.some((one) => one.name === name));
  return { given: variables.parse(Object.fromEntries(right)), wrong };
}

/** Returns this process's configuration. */
export function readConfig(): Config {
  return parseConfig(process.env);
}

/**
 * Returns the configuration for a command that runs alongside the shop. Includes the keys that a
 * shop without settings created itself.
 */
export function readCommandConfig(): Config {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const keys = DATABASE_URL ? {} : savedKeys(DATA_DIR ?? '.data');
  return parseConfig({ ...keys, ...process.env });
}
