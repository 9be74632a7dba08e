import type { EntityManager } from '@mikro-orm/postgresql';
import { badRequest } from '@spindle/sdk/contract/failure';
import { nameTooShort, shortNames } from '@spindle/sdk/domain/account/account-replies';
import { User } from '../identity/user.entity.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/**
 * Stores both names without surrounding spaces.
 * @throws 400 if a name is too short
 */
export async function changeName(
  em: EntityManager,
  { userId, firstName, lastName, now }: Names & { userId: string; now: Date },
): Promise<void> {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const errors = shortNames(names);
  if (errors.length > 0) throw badRequest(nameTooShort, errors);
  await em.nativeUpdate(User, { id: userId }, { ...names, updatedAt: now });
}
