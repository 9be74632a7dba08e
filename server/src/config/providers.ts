import { namesOf } from '@spindle/sdk/domain/fields';
import { setupVariables, type ProviderName } from '@spindle/sdk/domain/settings/setup';
import { z } from 'zod';
import { publicKeyOfSeed, sandboxSecrets } from './sandbox-secrets.ts';
import { commaList, wholeNumber } from './variables.ts';

const text = z.string().optional();

export const providerVariables = {
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: wholeNumber(0, 65535).default(4010),
  SANDBOX_SMTP_PORT: wholeNumber(0, 65535).default(4011),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: commaList.optional(),
  STRIPE_API_URL: text,
  EASYPOST_API_KEY: text,
  EASYPOST_WEBHOOK_SECRET: text,
  EASYPOST_API_URL: text,
  DISCORD_PUBLIC_KEY: text,
  DISCORD_BOT_TOKEN: text,
  DISCORD_GUILD_ID: text,
  DISCORD_API_URL: text,
  DISCORD_APPLICATION_ID: text,
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SECRET_KEY: text,
  RECAPTCHA_VERIFY_URL: text,
  SMTP_URL: text,
  MEDIA_DIR: text,
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  CLOUDFRONT_DISTRIBUTION_ID: text,
  CLOUDFRONT_API_URL: text,
  CLOUDFRONT_ACCESS_KEY_ID: text,
  CLOUDFRONT_SECRET_ACCESS_KEY: text,
};

const sandboxGuild = '1000000000000000001';
const sandboxApplication = '1000000000000000002';

type ProviderVariables = z.infer<z.ZodObject<typeof providerVariables>>;

/** Each provider's settings. Set all of them or none. */
export const providerKeys = {
  stripe: setupVariables.payment,
  easypost: setupVariables.shipping,
  discord: setupVariables.community,
  recaptcha: setupVariables.humanCheck,
  mail: setupVariables.mail,
} as const satisfies Record<string, readonly (keyof ProviderVariables)[]>;

/**
 * Returns each provider as configured, or the sandbox if its variables are not set. Incomplete
 * settings are rejected earlier (`missing-settings.ts`).
 */
export function providers(input: ProviderVariables, sessionKey: string) {
  const sandboxUrl = `http://${input.SANDBOX_HOST}:${input.SANDBOX_PORT}`;
  const sandboxInBrowser = input.SANDBOX_URL?.replace(/\/+$/, '') ?? sandboxUrl;
  const secrets = sandboxSecrets(sessionKey);

  const discordApi =
    input.DISCORD_API_URL ??
    (input.DISCORD_BOT_TOKEN ? 'https://discord.com/api/v10' : `${sandboxUrl}/discord/api/v10`);

  const isReal = (provider: keyof typeof providerKeys) =>
    providerKeys[provider].every((name) => input[name] !== undefined);
  const real = {
    stripe: isReal('stripe'),
    easypost: isReal('easypost'),
    discord: isReal('discord'),
    recaptcha: isReal('recaptcha'),
    mail: isReal('mail'),
  };

  const isSandboxed: Record<ProviderName, boolean> = {
    payment: !real.stripe,
    shipping: !real.easypost,
    mail: !real.mail,
    storage: false,
    community: !real.discord,
    humanCheck: !real.recaptcha,
  };

  return {
    /** The providers that the sandbox replaces. It never replaces the file storage. */
    sandboxed: namesOf(isSandboxed).filter((name) => isSandboxed[name]),
    sandbox: {
      /** Whether the sandbox replaces at least one provider. */
      needed: Object.values(real).includes(false),
      url: sandboxUrl,
      /** The sandbox's URL for browsers. */
      browserUrl: sandboxInBrowser,
      port: input.SANDBOX_PORT,
      smtpPort: input.SANDBOX_SMTP_PORT,
    },
    stripe: {
      sandboxed: !real.stripe,
      secretKey: input.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
      /** Two while the secret is being rotated. */
      webhookSecrets: input.STRIPE_WEBHOOK_SECRET ?? [secrets.STRIPE_WEBHOOK_SECRET],
      apiUrl: input.STRIPE_API_URL ?? (real.stripe ? 'https://api.stripe.com' : sandboxUrl),
    },
    easypost: {
      sandboxed: !real.easypost,
      apiKey: input.EASYPOST_API_KEY ?? 'EZTK_sandbox',
      webhookSecret: input.EASYPOST_WEBHOOK_SECRET ?? secrets.EASYPOST_WEBHOOK_SECRET,
      apiUrl:
        input.EASYPOST_API_URL ??
        (real.easypost ? 'https://api.easypost.com/v2/' : `${sandboxUrl}/easypost/v2/`),
    },
    discord: {
      sandboxed: !real.discord,
      publicKey: input.DISCORD_PUBLIC_KEY ?? publicKeyOfSeed(secrets.DISCORD_SIGNING_SEED),
      botToken: input.DISCORD_BOT_TOKEN ?? 'sandbox',
      guildId: input.DISCORD_GUILD_ID ?? sandboxGuild,
      apiUrl: discordApi,
      /** Required only by the command that registers the slash command. */
      applicationId: input.DISCORD_APPLICATION_ID ?? (real.discord ? null : sandboxApplication),
      widgetUrl: `${discordApi.replace(/\/v\d+$/, '')}/guilds/${input.DISCORD_GUILD_ID ?? sandboxGuild}/widget.json`,
      /** Base URL of members' pictures. */
      imageBase: real.discord ? 'https://cdn.discordapp.com' : `${sandboxInBrowser}/discord/cdn`,
    },
    recaptcha: {
      sandboxed: !real.recaptcha,
      siteKey: input.RECAPTCHA_SITE_KEY ?? 'sandbox',
      secretKey: input.RECAPTCHA_SECRET_KEY ?? 'sandbox',
      verifyUrl:
        input.RECAPTCHA_VERIFY_URL ??
        `${real.recaptcha ? 'https://www.google.com' : sandboxUrl}/recaptcha/api/siteverify`,
      /** URL of the script that gets tokens for a page, without its query. */
      scriptUrl: `${real.recaptcha ? 'https://www.google.com' : sandboxInBrowser}/recaptcha/api.js`,
    },
    mail: {
      sandboxed: !real.mail,
      smtpUrl: input.SMTP_URL ?? `smtp://${input.SANDBOX_HOST}:${input.SANDBOX_SMTP_PORT}`,
    },
    /** Null if uploaded files are stored in the folder `mediaDir`. */
    s3: objectStore(input),
    cdn: distribution(input),
  };
}

function objectStore(input: ProviderVariables) {
  if (input.S3_BUCKET === undefined) return null;
  return {
    bucket: input.S3_BUCKET,
    endpoint: input.S3_ENDPOINT ?? null,
    region: input.S3_REGION ?? 'us-east-1',
    // If neither key is set, the machine's own credentials are used.
    accessKeyId: input.S3_ACCESS_KEY_ID ?? null,
    secretAccessKey: input.S3_SECRET_ACCESS_KEY ?? null,
  };
}

function distribution(input: ProviderVariables) {
  const accessKeyId = input.CLOUDFRONT_ACCESS_KEY_ID;
  const secretAccessKey = input.CLOUDFRONT_SECRET_ACCESS_KEY;
  return {
    /** Null if there is no CDN in front of the shop. */
    distributionId: input.CLOUDFRONT_DISTRIBUTION_ID ?? null,
    /** Null to use CloudFront's own endpoint. */
    apiUrl: input.CLOUDFRONT_API_URL ?? null,
    /** Null to use the machine's own credentials. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}
