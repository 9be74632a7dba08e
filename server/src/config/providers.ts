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
  MAIL_FROM: z.string().optional(),
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

type Given = z.infer<z.ZodObject<typeof providerVariables>>;

interface Circumstances {
  sessionKey: string;
  /** No sandbox: every provider must be configured. */
  strict: boolean;
}

/**
 * Each provider as configured, or, where none of its variables is set, as the sandbox serves it.
 * A provider that is configured by half is an error in every environment.
 */
export function providers(given: Given, { sessionKey, strict }: Circumstances) {
  const sandboxUrl = `http://${given.SANDBOX_HOST}:${given.SANDBOX_PORT}`;
  const sandboxInBrowser = given.SANDBOX_URL?.replace(/\/+$/, '') ?? sandboxUrl;
  const secrets = sandboxSecrets(sessionKey);

  const discordApi =
    given.DISCORD_API_URL ??
    (given.DISCORD_BOT_TOKEN ? 'https://discord.com/api/v10' : `${sandboxUrl}/discord/api/v10`);

  const real = {
    stripe: isConfigured(given, strict, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    easypost: isConfigured(given, strict, ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET']),
    discord: isConfigured(given, strict, [
      'DISCORD_PUBLIC_KEY',
      'DISCORD_BOT_TOKEN',
      'DISCORD_GUILD_ID',
    ]),
    recaptcha: isConfigured(given, strict, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']),
    mail: isConfigured(given, strict, ['SMTP_URL']),
  };

  return {
    sandbox: {
      /** At least one provider is served by the sandbox. */
      needed: Object.values(real).includes(false),
      url: sandboxUrl,
      /** How a browser reaches it. */
      browserUrl: sandboxInBrowser,
      port: given.SANDBOX_PORT,
      smtpPort: given.SANDBOX_SMTP_PORT,
    },
    stripe: {
      sandboxed: !real.stripe,
      secretKey: given.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
      /** Two while the secret is being rotated. */
      webhookSecrets: given.STRIPE_WEBHOOK_SECRET ?? [secrets.STRIPE_WEBHOOK_SECRET],
      apiUrl: given.STRIPE_API_URL ?? (real.stripe ? 'https://api.stripe.com' : sandboxUrl),
    },
    easypost: {
      sandboxed: !real.easypost,
      apiKey: given.EASYPOST_API_KEY ?? 'EZTK_sandbox',
      webhookSecret: given.EASYPOST_WEBHOOK_SECRET ?? secrets.EASYPOST_WEBHOOK_SECRET,
      apiUrl:
        given.EASYPOST_API_URL ??
        (real.easypost ? 'https://api.easypost.com/v2/' : `${sandboxUrl}/easypost/v2/`),
    },
    discord: {
      sandboxed: !real.discord,
      publicKey: given.DISCORD_PUBLIC_KEY ?? publicKeyOfSeed(secrets.DISCORD_SIGNING_SEED),
      botToken: given.DISCORD_BOT_TOKEN ?? 'sandbox',
      guildId: given.DISCORD_GUILD_ID ?? sandboxGuild,
      apiUrl: discordApi,
      /** Only the command that registers the slash command needs it. */
      applicationId: given.DISCORD_APPLICATION_ID ?? (real.discord ? null : sandboxApplication),
      widgetUrl: `${discordApi.replace(/\/v\d+$/, '')}/guilds/${given.DISCORD_GUILD_ID ?? sandboxGuild}/widget.json`,
      /** Where members' pictures are. */
      imageBase: real.discord ? 'https://cdn.discordapp.com' : `${sandboxInBrowser}/discord/cdn`,
    },
    recaptcha: {
      sandboxed: !real.recaptcha,
      siteKey: given.RECAPTCHA_SITE_KEY ?? 'sandbox',
      secretKey: given.RECAPTCHA_SECRET_KEY ?? 'sandbox',
      verifyUrl:
        given.RECAPTCHA_VERIFY_URL ??
        `${real.recaptcha ? 'https://www.google.com' : sandboxUrl}/recaptcha/api/siteverify`,
      /** The script a page loads to get tokens; without its query. */
      scriptUrl: `${real.recaptcha ? 'https://www.google.com' : sandboxInBrowser}/recaptcha/api.js`,
    },
    mail: {
      sandboxed: !real.mail,
      smtpUrl: given.SMTP_URL ?? `smtp://${given.SANDBOX_HOST}:${given.SANDBOX_SMTP_PORT}`,
      from: given.MAIL_FROM ?? 'Spindle <shop@spindle.example>',
    },
    /** Null: uploaded files lie in the folder `mediaDir`. */
    s3: objectStore(given),
    cdn: distribution(given),
  };
}

function objectStore(given: Given) {
  if (given.S3_BUCKET === undefined) {
    const rest = [given.S3_ENDPOINT, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY];
    if (rest.every((one) => one === undefined)) return null;
    throw new Error('S3_BUCKET must be set too: the object store is configured by half.');
  }
  // Neither key: those of the machine are used.
  if ((given.S3_ACCESS_KEY_ID === undefined) !== (given.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.');
  }
  return {
    bucket: given.S3_BUCKET,
    endpoint: given.S3_ENDPOINT ?? null,
    region: given.S3_REGION ?? 'us-east-1',
    accessKeyId: given.S3_ACCESS_KEY_ID ?? null,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? null,
  };
}

function distribution(given: Given) {
  const accessKeyId = given.CLOUDFRONT_ACCESS_KEY_ID;
  const secretAccessKey = given.CLOUDFRONT_SECRET_ACCESS_KEY;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new Error(
      'CLOUDFRONT_ACCESS_KEY_ID and CLOUDFRONT_SECRET_ACCESS_KEY are set together or not at all.',
    );
  }
  return {
    /** Null: no CDN stands in front of the shop. */
    distributionId: given.CLOUDFRONT_DISTRIBUTION_ID ?? null,
    /** Null: CloudFront's own. */
    apiUrl: given.CLOUDFRONT_API_URL ?? null,
    /** Null: those of the machine are used. */
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

function isConfigured(given: Given, strict: boolean, names: readonly (keyof Given)[]): boolean {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0) return true;
  if (strict) {
    throw new Error(`${missing.join(', ')} must be set in production (or set SANDBOX=1).`);
  }
  if (missing.length < names.length) {
    throw new Error(`${missing.join(', ')} must be set too: the provider is configured by half.`);
  }
  return false;
}
