import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../src/config.ts';
import { newId } from '../../src/database/base.ts';
import type { JobRole } from '@spindle/sdk/domain/identity/staff-roles';
import { generateSecret } from 'otplib';
import { seal } from '../../src/identity/secret-box.ts';
import { User } from '../../src/identity/user.entity.ts';

export const PASSWORD = 'correct horse battery';

let passwordHash: Promise<string> | undefined;

interface Shop {
  orm: MikroORM;
  config: Config;
}

interface UserOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  extended?: boolean;
  warehouse?: boolean;
  roles?: JobRole[];
  /** False: no authenticator yet. */
  enrolled?: boolean;
  providerCustomerId?: string;
}

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Base32; empty if not enrolled. */
  totpSecret: string;
}

/** Creates an account that can sign in: by default a customer with an authenticator. */
export async function makeUser(
  { orm, config }: Shop,
  options: UserOptions = {},
): Promise<TestUser> {
  const { enrolled = true, ...rest } = options;
  const em = orm.em.fork();
  const id = newId();
  const email = options.email ?? `${randomUUID()}@example.com`;
  const totpSecret = enrolled ? generateSecret() : '';
  // As cheap as possible: a hash contains its own cost, so comparing is cheap too.
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  em.create(User, {
    firstName: 'Ada',
    lastName: 'Park',
    ...rest,
    id,
    email,
    passwordHash: await passwordHash,
    totpSecret: enrolled ? seal(config.secretsKeys, totpSecret, id) : null,
  });
  await em.flush();
  return { id, email, password: PASSWORD, totpSecret };
}
