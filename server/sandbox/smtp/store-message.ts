import PostalMime, { type Address } from 'postal-mime';
import { newId } from '../ids.ts';
import type { World } from '../world.ts';
import type { Message } from './message.ts';

/** Parses a raw email and stores it for its recipients. */
export async function storeMessage(
  world: World,
  raw: Buffer,
  recipients: string[],
): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const now = Date.now();
  const message: Message = {
    id: newId('msg'),
    created: now,
    from: addressOf(mail.from),
    replyTo: mail.replyTo?.[0]?.address ?? null,
    to: recipients.join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      content: typeof content === 'string' ? content : inBase64(content),
    })),
    receivedAt: new Date(now).toISOString(),
  };
  world.store.put('message', message);
  return message;
}

const inBase64 = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(new Uint8Array(bytes)).toString('base64');

function addressOf(address: Address | undefined): string {
  return address?.address ?? '';
}
