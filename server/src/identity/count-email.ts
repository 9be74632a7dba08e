import type { Limits } from '../contract/limits/limits.ts';

interface Mail {
  kind: 'registration-mail' | 'recovery-mail';
  /** The recipient's address, or a browser known to its owner. */
  whom: string;
  /** The network of the person who requests the email. */
  network: string;
}

/**
 * Counts an email that strangers can request. The network's limit is checked first, so a rejected
 * request doesn't use up the address's own limit, which its owner may need.
 * @throws Failure 429 after too many requests
 */
export async function countEmail(limits: Limits, { kind, whom, network }: Mail): Promise<void> {
  await limits.take(`${kind}-network`, `${network} ${whom}`);
  await limits.take(kind, whom);
}
