import type { Limits } from '../contract/limits/limits.ts';

interface Mail {
  kind: 'registration-mail' | 'recovery-mail';
  /** The address it goes to, or a browser that its owner is known to use. */
  whom: string;
  /** Of whoever asks. */
  network: string;
}

/**
 * Counts a mail that strangers can ask for. The network's own count comes first, so that what it is
 * refused uses up nothing of the address's, which is left to its owner elsewhere.
 * @throws Failure 429 where there were too many
 */
export async function takeMail(limits: Limits, { kind, whom, network }: Mail): Promise<void> {
  await limits.take(`${kind}-network`, `${network} ${whom}`);
  await limits.take(kind, whom);
}
