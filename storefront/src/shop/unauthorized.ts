type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the shell that the server no longer accepts the session. */
export function notifyUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that stops listening. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
