import { ProviderAway } from '../gateways/provider-away.ts';

/** So many are worked on at a time: most of it is waiting for a provider. */
const AT_ONCE = 5;
/** So many failures in a row are the provider's, not those of what it was asked about. */
const FAILURES = 5;

interface Backlog<Due> {
  /** The next of what is due, kept from others for now; nothing when all is done. */
  claim: () => Promise<readonly Due[]>;
  work: (due: Due) => Promise<void>;
  /** It is left for a later turn. */
  failed: (error: unknown, due: Due) => void;
  /** No more is claimed after it: the next turn, or another process, goes on. */
  forMs: number;
  /** Aborted when this process is to end. */
  leaving?: AbortSignal | undefined;
}

/** Works through all that is due, as long as there is time and a provider that answers. */
export async function workThrough<Due>({ claim, work, failed, forMs, leaving }: Backlog<Due>) {
  const until = performance.now() + forMs;
  let failures = 0;
  const goesOn = () => failures < FAILURES && leaving?.aborted !== true;

  async function workOn(waiting: Iterator<Due>): Promise<void> {
    for (let next = waiting.next(); !next.done && goesOn(); next = waiting.next()) {
      try {
        await work(next.value);
        failures = 0;
      } catch (error) {
        failed(error, next.value);
        failures = isLeftAlone(error) ? FAILURES : failures + 1;
      }
    }
  }

  while (goesOn() && performance.now() < until) {
    const due = await claim();
    if (due.length === 0) return;
    const waiting = due.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => workOn(waiting)));
  }
}

const isLeftAlone = (error: unknown) => error instanceof ProviderAway && error.leftAlone;
