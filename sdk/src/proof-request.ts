interface ProofRequest {
  answer: (given: boolean) => void;
  answered: Promise<boolean>;
}

let open: ProofRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Asks whoever is there for a fresh proof that it is still them; false where they would rather not,
 * or where no page is there to ask them. Calls that ask while the question is open wait for the same
 * answer.
 */
export async function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return false;
  if (open !== null) return open.answered;
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
  change({ answer, answered });
  return answered;
}

export function answerProofRequest(given: boolean): void {
  open?.answer(given);
  change(null);
}

export function isProofRequested(): boolean {
  return open !== null;
}

/** Returns the function that stops listening; with the last listener the question goes, too. */
export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) answerProofRequest(false);
  };
}

function change(next: ProofRequest | null): void {
  open = next;
  for (const tell of listeners) tell();
}
