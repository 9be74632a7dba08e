import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Letter {
  to: string;
  /** Where an answer goes, if not to the shop. */
  replyTo?: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** The same for each try to send this letter, so that mail programs show it once. */
  messageId: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function createMail({ smtpUrl, from }: Config['mail'], publicUrl: string): Mail {
  const transport = createTransport(smtpUrl, { from });
  const host = new URL(publicUrl).hostname;
  return {
    async send({ messageId, ...letter }) {
      await transport.sendMail({ ...letter, messageId: `<${messageId}@${host}>` });
    },
    close: () => transport.close(),
  };
}
