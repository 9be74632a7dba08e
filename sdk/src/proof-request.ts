interface ProofRequest {
  answer: (input: boolean) => void;
  answered: Promise<boolean>;
}

let open: ProofRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the user for fresh proof of identity. Returns false if they decline, or if no page is there
 * to ask. Calls made while the question is open wait for the same answer.
 */
export async function requestProof(): Promise<boolean> {
  if (listeners.size === 0) return false;
  if (open !== null) return open.answered;
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>();
  change({ answer, answered });
  return answered;
}

export function answerProofRequest(input: boolean): void {
  open?.answer(input);
  change(null);
}

export function isProofRequested(): boolean {
  return open !== null;
}

/**
 * Returns a function that stops listening. When the last listener stops, a pending question is
 * declined.
 */
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
