import { ATTEMPT_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import type { Services } from '../../services.ts';
import { generateSecret } from 'otplib';
import { authenticatorUri } from '@spindle/sdk/domain/identity/authenticator';
import { hashPassword } from '../password.ts';
import { seal } from '../secret-box.ts';
import { Registration } from '../registration.entity.ts';

interface Details {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Step 1: starts an attempt with its own authenticator secret, replacing this browser's previous
 * attempt. Never checks whether the address has an account.
 */
export async function startRegistration(
  { em, config, now }: { em: EntityManager; config: Services['config']; now: Date },
  { email, password, firstName, lastName }: Details,
  replaced: string | null,
): Promise<{ id: string; uri: string }> {
  const id = newId();
  const secret = generateSecret();
  const passwordHash = await hashPassword(password);
  await em.transactional(async (tx) => {
    if (replaced !== null) {
      await tx.nativeDelete(Registration, { id: replaced, completedAt: null });
    }
    tx.create(Registration, {
      id,
      email,
      firstName,
      lastName,
      passwordHash,
      totpSecret: seal(config.secretsKeys, secret, id),
      createdAt: now,
      expiresAt: new Date(now.getTime() + ATTEMPT_MINUTES * 60_000),
    });
  });
  return { id, uri: authenticatorUri(config.business.brand.name, email, secret) };
}
