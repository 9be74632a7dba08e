const LOOK_AGAIN_MS = 5;
const MAX_WAIT_MS = 2_000;

interface ExclusiveRun<T> {
  run: () => T;
  /** Checked after `run`: whether it has written. */
  hasWritten: () => boolean;
}

/**
 * Synchronizes tabs. What one tab writes to the browser's storage reaches the others a moment
 * later, possibly after the lock they share. So the writer holds a second lock whose name contains
 * the number of writes, and the next tab waits until its storage has that number.
 */
export function tabSync(key: string) {
  const counter = `${key} written`;
  const here = () => Number(localStorage.getItem(counter));
  let release = () => {};

  async function newest(): Promise<number> {
    const { held = [] } = await navigator.locks.query();
    const counts = held.map(({ name = '' }) =>
      name.startsWith(`${counter} `) ? Number(name.slice(counter.length)) : 0,
    );
    return Math.max(here(), ...counts);
  }

  /** The lock lasts until this tab writes again or is closed. */
  async function tell(count: number): Promise<void> {
    const before = release;
    await new Promise<void>((held) => {
      void navigator.locks.request(`${counter} ${count}`, { mode: 'shared' }, () => {
        held();
        return new Promise<void>((resolve) => (release = resolve));
      });
    });
    before();
  }

  return {
    /** Runs a function that reads and may write, one at a time across tabs. */
    async around<T>({ run, hasWritten }: ExclusiveRun<T>): Promise<T> {
      const written = await newest();
      const until = Date.now() + MAX_WAIT_MS;
      while (here() < written && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
      const result = run();
      if (hasWritten()) {
        localStorage.setItem(counter, String(written + 1));
        await tell(written + 1);
      }
      return result;
    },
  };
}
