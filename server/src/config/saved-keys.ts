import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keys that belong to this folder, created at the first start and stored, so that a restart signs
 * no one out and the audit's seals can be verified.
 */
export const savedKeys = (dataDir: string) => ({
  SESSION_KEYS: savedKey(dataDir, 'session-keys'),
  AUDIT_SEAL_KEYS: savedKey(dataDir, 'audit-seal-keys'),
});

function savedKey(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
