/** Notifies listeners. Costs nothing if there are none. */
export interface Signal<Message> {
  readonly heard: boolean;
  tell(message: Message): void;
  /** Returns a function that stops listening. */
  hear(listener: (message: Message) => void): () => void;
}

export function makeSignal<Message>(): Signal<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    get heard() {
      return listeners.size > 0;
    },
    tell(message) {
      for (const listener of listeners) listener(message);
    },
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
