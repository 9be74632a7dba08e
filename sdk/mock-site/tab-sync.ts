const LOOK_AGAIN_MS = 5;
const WAIT_AT_MOST_MS = 2_000;

interface Turn<T> {
  run: () => T;
  /** Asked once it has run. */
  hasWritten: () => boolean;
}

/**
 * What a tab has put into the browser's storage reaches the others a moment later, which the lock
 * they share may overtake. So whoever has written holds another lock, whose name counts what was
 * written, and the next waits until as much has reached it.
 */
export function tabSync(key: string) {
  const counter = `${key} written`;
  const here = () => Number(localStorage.getItem(counter));
  let letGo = () => {};

  async function newest(): Promise<number> {
    const { held = [] } = await navigator.locks.query();
    const counts = held.map(({ name = '' }) =>
      name.startsWith(`${counter} `) ? Number(name.slice(counter.length)) : 0,
    );
    return Math.max(here(), ...counts);
  }

  /** Until this tab writes again, or is closed. */
  async function tell(count: number): Promise<void> {
    const before = letGo;
    await new Promise<void>((held) => {
      void navigator.locks.request(`${counter} ${count}`, { mode: 'shared' }, () => {
        held();
        return new Promise<void>((resolve) => (letGo = resolve));
      });
    });
    before();
  }

  return {
    /** Runs what reads and may write, for one that nobody else does so meanwhile. */
    async around<T>({ run, hasWritten }: Turn<T>): Promise<T> {
      const written = await newest();
      const until = Date.now() + WAIT_AT_MOST_MS;
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
