import { randomUUID } from 'node:crypto';
import { parseConfig } from '../src/config.ts';
import { query } from '../src/database/query.ts';
import { hashPassword } from '../src/identity/password.ts';
import { makeUser } from '../test/factories/user.ts';
import { httpClient } from '../test/http-client.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import { startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

/** Pairs of calls: one with a registered email address, one with an unregistered address. */
const pairs = 24;
const warmUps = 3;
const min = 0.8;
const max = 1.25;

const password = 'three unusual marmots';

interface Kind {
  label: string;
  path: string;
  status: 'SUCCESS' | 'ERROR';
  form: (email: string) => Record<string, string>;
}

const kinds: Kind[] = [
  {
    label: 'sign-in, wrong password',
    path: '/login',
    status: 'ERROR',
    form: (username) => ({ username, password, rct: 'sandbox:SIGNIN' }),
  },
  {
    label: 'recovery, step 1',
    path: '/api/user/passwordRecovery',
    status: 'SUCCESS',
    form: (email) => ({ email, rct: 'sandbox:ACCOUNT_RECOVERY' }),
  },
  {
    label: 'registration, step 1',
    path: '/api/user/registration',
    status: 'SUCCESS',
    form: (email) => ({
      email,
      password,
      vpassword: password,
      firstName: 'Ada',
      lastName: 'Park',
      rct: 'sandbox:ACCOUNT_REGISTER',
    }),
  },
];

/** Measures whether the response time reveals that an email address is registered. */
export async function measureIdentity(stage: Stage): Promise<Figure[]> {
  const place = { orm: stage.orm, config: parseConfig(stage.settings) };
  const known: string[] = [];
  for (let count = 0; count < pairs + warmUps; count++) known.push((await makeUser(place)).email);
  // Test accounts have a password hash that is cheap to compare.
  const passwordHash = await hashPassword(randomUUID());
  await query(stage.orm.em.fork(), 'update users set password_hash = $1 where email = any($2)', [
    passwordHash,
    known,
  ]);
  const shop = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
    env: stage.settings,
  });
  try {
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(await compareKind(stage.shopUrl, kind, known));
    return figures;
  } finally {
    await shop.stop();
  }
}

/** Calls with a different address and a new browser each time, so that no rate limit applies. */
async function compareKind(url: string, kind: Kind, known: string[]): Promise<Figure> {
  const times: { known: number; unknown: number }[] = [];
  for (const [at, somebody] of known.entries()) {
    const nobody = `${randomUUID()}@example.com`;
    const [first, second] = at % 2 === 0 ? [somebody, nobody] : [nobody, somebody];
    const [one, other] = [await timed(url, kind, first), await timed(url, kind, second)];
    times.push(at % 2 === 0 ? { known: one, unknown: other } : { known: other, unknown: one });
  }
  const counted = times.slice(warmUps);
  const ofKnown = median(counted.map((pair) => pair.known));
  const ofUnknown = median(counted.map((pair) => pair.unknown));
  const ratio = ofKnown / ofUnknown;
  return {
    label: `${kind.label}: known address against unknown`,
    value: `${ratio.toFixed(2)} (${ofKnown.toFixed(1)} ms)`,
    floor: `${ofUnknown.toFixed(1)} ms`,
    bar: `${min}–${max}`,
    missed: ratio < min || ratio > max,
  };
}

/** @throws Error if the response is not the expected one */
async function timed(url: string, { path, status, form }: Kind, email: string): Promise<number> {
  const browser = httpClient(url);
  const began = performance.now();
  const reply = await browser.post(path, form(email));
  const took = performance.now() - began;
  if (reply.status === 200 && reply.text.includes(`"${status}"`)) return took;
  throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
}
