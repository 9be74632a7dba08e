import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keys that belong to this folder. They are created and stored at the first start, so a restart
 * signs no one out and the audit log's seals can still be verified.
 */
export function savedKeys(dataDir: string) {
  // Older folders have no key for secrets. Theirs are encrypted with the session key.
  const isOld = existsSync(join(dataDir, 'session-keys')) && !existsSync(join(dataDir, SECRETS));
  return {
    ...(!isOld && { SECRETS_KEY: savedKey(dataDir, SECRETS) }),
    SESSION_KEYS: savedKey(dataDir, 'session-keys'),
    AUDIT_SEAL_KEYS: savedKey(dataDir, 'audit-seal-keys'),
  };
}

const SECRETS = 'secrets-key';

function savedKey(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
