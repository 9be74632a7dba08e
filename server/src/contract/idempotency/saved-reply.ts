import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

/** The format of a response in the table. */
export interface SavedReply {
  write: (reply: unknown) => unknown;
  read: (saved: unknown) => unknown;
}

export const unencryptedReply: SavedReply = { write: (reply) => reply, read: (saved) => saved };

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a response with its call's key. The table stores only a hash of that key. A caller who
 * repeats the call can therefore read a secret in the response, but someone who reads the table
 * can't.
 */
export function encryptedReply(callKey: string): SavedReply {
  const secret = Buffer.from(hash('sha256', `reply ${callKey}`), 'hex');
  return {
    write(reply) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, secret, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    read(saved) {
      const box = Buffer.from(String(saved), 'base64url');
      const decipher = createDecipheriv(CIPHER, secret, box.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(box.subarray(IV_BYTES + TAG_BYTES));
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
    },
  };
}
