import { isGoneEmail } from '@spindle/sdk/domain/account/deletion';
import { withShopName } from '@spindle/sdk/domain/mail/email';
import { escapeHtml } from '@spindle/sdk/escape-html';
import type { Config } from '../config.ts';
import { makeGuard } from './guard.ts';

export interface Email {
  to: string;
  /** Address for replies, if not the shop's own. */
  replyTo?: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** The same for each attempt to send this email, so that email programs show it once. */
  messageId: string;
  attachments?: { filename: string; content: Buffer }[];
}

export interface Mail {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** The longest time that the server may stay silent. */
const SILENCE_MS = 10_000;
const EMAIL_MS = 20_000;

/** The sender and the shop's name can change at any time, so they are read with each email. */
export function createMail(
  config: Pick<Config, 'mail' | 'publicUrl' | 'providers' | 'business'>,
): Mail {
  const { mail, publicUrl, providers } = config;
  const guard = makeGuard('The mail server', providers, { isAnswer: isRejected });
  const host = new URL(publicUrl).hostname;
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ messageId, ...email }) {
      // the recipient no longer has an account
      if (isGoneEmail(email.to)) return;
      opened ??= open(mail.smtpUrl);
      const transport = await opened;
      const { mailFrom: from, brand } = config.business;
      const message = {
        from,
        ...email,
        subject: withShopName(email.subject, brand.name),
        text: withShopName(email.text, brand.name),
        html: withShopName(email.html, escapeHtml(brand.name)),
        messageId: `<${messageId}@${host}>`,
      };
      await guard.ask(() => transport.sendMail(message), EMAIL_MS);
    },
    async close() {
      (await opened)?.close();
    },
  };
}

/** The package is slow to load, so load it with the first email. */
async function open(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  const limits = {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
  };
  return createTransport({ url: smtpUrl, ...limits });
}

/** Returns true if the server rejected the email, temporarily or permanently. */
function isRejected(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && error.responseCode !== 421;
}
