import { isGoneEmail } from '@spindle/sdk/domain/account/deletion';
import { emailBrand, renderSent } from '@spindle/sdk/domain/emails/saved-email';
import type { Email } from '@spindle/sdk/domain/mail/email';
import { senderMissing } from '@spindle/sdk/domain/settings/missing-settings';
import type { Config } from '../config.ts';
import { makeGuard } from './guard.ts';

export interface SentEmail {
  to: string;
  /** Address for replies, if not the shop's own. */
  replyTo?: string | { name: string; address: string };
  content: Email;
  /** The same for each attempt to send this email, so that email programs show it once. */
  messageId: string;
  attachments?: { filename: string; content: Buffer }[];
}

export interface Mail {
  send(email: SentEmail): Promise<void>;
  /** Signs in to the mail server without sending anything. Throws if it does not work. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** The longest time that the server may stay silent. */
const SILENCE_MS = 10_000;
const EMAIL_MS = 20_000;

/**
 * The sender and the shop's name can change at any time, so they are read with each email.
 * @param reword writes an email with the shop's own texts
 */
export function createMail(
  config: Pick<Config, 'mail' | 'publicUrl' | 'providers' | 'business'> & {
    frontEnd: Pick<Config['frontEnd'], 'cdnBase'>;
  },
  reword: (email: Email) => Promise<Email>,
): Mail {
  const { mail, publicUrl, providers, frontEnd } = config;
  const { cdnBase } = frontEnd;
  const guard = makeGuard('The mail server', providers, { isAnswer: isRejected });
  const host = new URL(publicUrl).hostname;
  let opened: ReturnType<typeof open> | undefined;

  /** The sandbox accepts the built-in sender. A real mail server needs the shop's own. */
  function requireSender(): void {
    const isMissing = config.business.missing.includes('mailFrom');
    if (isMissing && !mail.sandboxed) throw new Error(senderMissing);
  }

  return {
    async send({ messageId, content, ...email }) {
      // the recipient no longer has an account
      if (isGoneEmail(email.to)) return;
      requireSender();
      opened ??= open(mail.smtpUrl);
      const transport = await opened;
      const { mailFrom: from, brand } = config.business;
      const message = {
        from,
        ...renderSent(await reword(content), emailBrand(brand, { publicUrl, cdnBase })),
        ...email,
        messageId: `<${messageId}@${host}>`,
      };
      await guard.ask(() => transport.sendMail(message), EMAIL_MS);
    },
    async verify() {
      requireSender();
      opened ??= open(mail.smtpUrl);
      const transport = await opened;
      await guard.ask(() => transport.verify(), EMAIL_MS);
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
