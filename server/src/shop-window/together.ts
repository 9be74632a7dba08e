/**
 * Asks for many with one question: whatever is asked for before the thread is free again is read
 * together, as many at once at most.
 */
export function together<Key, Answer>(
  most: number,
  readAll: (keys: readonly Key[]) => Promise<(key: Key) => Answer>,
): (key: Key) => Promise<Answer> {
  let waiting: Key[] = [];
  let answers: Promise<(key: Key) => Answer> | undefined;

  function ask(): Promise<(key: Key) => Answer> {
    const keys: Key[] = [];
    waiting = keys;
    return new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      if (waiting === keys) answers = undefined;
      return readAll(keys);
    });
  }

  return async (key) => {
    if (answers === undefined || waiting.length >= most) answers = ask();
    waiting.push(key);
    return (await answers)(key);
  };
}
