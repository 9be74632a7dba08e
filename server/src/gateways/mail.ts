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
  close(): Promise<void>;
}

export function createMail({ smtpUrl, from }: Config['mail'], publicUrl: string): Mail {
  const host = new URL(publicUrl).hostname;
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ messageId, ...letter }) {
      opened ??= open(smtpUrl, from);
      const transport = await opened;
      await transport.sendMail({ ...letter, messageId: `<${messageId}@${host}>` });
    },
    async close() {
      (await opened)?.close();
    },
  };
}

/** The package takes a while to load, and comes with the first letter. */
async function open(smtpUrl: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl, { from });
}
