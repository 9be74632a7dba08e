import { oneKey, otherKey, thirdKey } from './keys.ts';

/** All settings that a shop in production requires. Its providers are fictitious. */
export const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  MAIL_FROM: 'Spindle <shop@shop.example>',
  COMPANY_NAME: 'Spindle',
  COMPANY_ADDRESS: '1 Mill Road, Tempe, AZ 85281, United States',
  COMPANY_EMAIL: 'hello@shop.example',
  COMPANY_PHONE: '+1 480 555 0142',
  CUSTOMS_SIGNER: 'Ada Park',
  DATABASE_URL: 'postgres://db/shop?sslmode=verify-full',
  SESSION_KEYS: oneKey,
  SECRETS_KEY: otherKey,
  AUDIT_SEAL_KEYS: thirdKey,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_new4u8Pz1kQ,whsec_old7h3Ty6vW',
  EASYPOST_API_KEY: 'EZAK1',
  EASYPOST_WEBHOOK_SECRET: 'hook9Xw2Lq5Rz8Vt',
  DISCORD_PUBLIC_KEY: 'ab',
  DISCORD_BOT_TOKEN: 'bot',
  DISCORD_GUILD_ID: '1',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  SMTP_URL: 'smtps://mail',
};
