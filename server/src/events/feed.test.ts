import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { relayOnce } from '../start-relay.ts';
import { pruneEvents } from './prune-events.ts';
import { recordEvent } from './record-event.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const page = z.object({
  events: z.array(z.object({ data: z.object({ id: z.string() }) })),
  next: z.string(),
});

async function read(after: string | null, limit = 3) {
  const query = `limit=${limit}${after === null ? '' : `&after=${after}`}`;
  const { events, next } = page.parse((await staff.get(`/api/admin/events?${query}`)).body);
  return { ids: events.map(({ data }) => data.id), next };
}

/** Starts a transaction that has written something and is not committed. */
async function beginWriting() {
  const em = shop.orm.em.fork();
  await em.begin();
  const written: string[] = [];
  return {
    async write(at = new Date()) {
      const id = newId();
      recordEvent(em, { type: 'ticket.opened', data: { id, number: 1 }, at });
      await em.flush();
      written.push(id);
    },
    async end(how: 'commit' | 'rollback') {
      await em[how]();
      return how === 'commit' ? written : [];
    },
  };
}

const DAY_MS = 86_400_000;

it('an expired cursor is rejected, and newer events are kept', async () => {
  const writer = await beginWriting();
  const now = Date.now();
  for (const days of [95, 92, 89, 91]) await writer.write(new Date(now - days * DAY_MS));
  const written = await writer.end('commit');
  await relayOnce(shop.services);
  const { next } = await read(null, 1);
  await pruneEvents(shop.orm.em.fork(), new Date(now));
  expect((await staff.get(`/api/admin/events?after=${next}`)).body).toMatchObject({
    code: 'EVENTS_GONE',
  });
  // the last event is older but has a higher number than one that is kept
  expect((await read(null)).ids).toEqual(written.slice(2));
});

/** The same sequence each time. `EVENTS_SEED=…` selects another sequence. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it('reading from a cursor misses nothing and repeats nothing, though commits overtake each other', async () => {
  const roll = dice(Number(process.env['EVENTS_SEED'] ?? 7));
  const open: Awaited<ReturnType<typeof beginWriting>>[] = [];
  const committed: string[] = [];
  const served: string[] = [];
  let cursor = (await read(null, 500)).next;
  const endOne = async () => {
    const [writer] = open.splice(roll(open.length), 1);
    committed.push(...((await writer?.end(roll(4) === 0 ? 'rollback' : 'commit')) ?? []));
  };
  const readOn = async () => {
    const { ids, next } = await read(cursor);
    served.push(...ids);
    cursor = next;
    return ids.length;
  };
  for (let step = 0; step < 200; step += 1) {
    const what = roll(6);
    if (what === 0 && open.length < 4) open.push(await beginWriting());
    else if (what <= 2) await open[roll(open.length)]?.write();
    else if (what === 3) await endOne();
    else if (what === 4) await Promise.all([relayOnce(shop.services), relayOnce(shop.services)]);
    else await readOn();
  }
  while (open.length > 0) await endOne();
  await relayOnce(shop.services);
  let more: number;
  do {
    more = await readOn();
  } while (more > 0);
  expect(committed.length).toBeGreaterThan(10);
  expect(served.toSorted()).toEqual(committed.toSorted());
});
