import { sharedNotes } from './idle-notes.ts';

export interface IdleOptions {
  /** Without a sign of life for so long, the countdown begins. */
  idleSeconds: number;
  countdownSeconds: number;
  keepaliveSeconds: number;
  /** Keeps the session alive on the server; what it answers, or that it fails, does not matter. */
  keepalive: () => unknown;
  /** Once a second while the countdown runs, beginning with the whole of it. */
  onCountdown: (secondsLeft: number) => void;
  /** Somebody stayed, in this tab or another. */
  onStay: () => void;
  /** Once; nothing is watched any more. */
  onTimeout: () => void;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface IdleWatch {
  stay: () => void;
  stop: () => void;
}

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const NOTED_AT_MOST_EVERY_MS = 1000;

/**
 * Notices that nobody is there. All tabs of the origin share one last moment of activity and ask
 * the clock again each time, so sleeping machines, slowed timers and several tabs come out alike.
 * Loading a page is a sign of life, except into a running countdown: only `stay` ends that.
 */
export function watchIdle(options: IdleOptions): IdleWatch {
  const { now = Date.now } = options;
  const countdownAfter = options.idleSeconds * 1000;
  const timeoutAfter = countdownAfter + options.countdownSeconds * 1000;
  const notes = sharedNotes();
  let counting = false;
  let stopped = false;
  let pinged = now();

  function lastActivity(): number {
    const last = notes.read('last-activity');
    // gone with the browser's data, or ahead of a clock that was set back
    return last === null || last > now() ? notes.write('last-activity', now()) : last;
  }

  function check(): void {
    if (stopped) return;
    const last = lastActivity();
    const idle = now() - last;
    if (idle >= timeoutAfter) {
      stop();
      options.onTimeout();
    } else if (idle >= countdownAfter || notes.read('countdown-since') === last) {
      counting = true;
      notes.write('countdown-since', last);
      options.onCountdown(Math.ceil((timeoutAfter - Math.max(idle, countdownAfter)) / 1000));
    } else {
      if (counting) options.onStay();
      counting = false;
      if (now() - pinged >= options.keepaliveSeconds * 1000) ping();
    }
  }

  function noteLife(): void {
    // What comes first after a long sleep must not hide that the time is over.
    check();
    if (stopped || counting || now() - lastActivity() < NOTED_AT_MOST_EVERY_MS) return;
    notes.write('last-activity', now());
  }

  function stay(): void {
    if (stopped) return;
    notes.write('last-activity', now());
    ping();
    check();
  }

  function ping(): void {
    pinged = now();
    void attempt(options.keepalive);
  }

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife, true);
    for (const name of ['focus', 'storage']) window.removeEventListener(name, check);
    document.removeEventListener('visibilitychange', check);
  }

  const timer = setInterval(check, 1000);
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, noteLife, { capture: true, passive: true });
  }
  for (const name of ['focus', 'storage']) window.addEventListener(name, check);
  document.addEventListener('visibilitychange', check);

  const last = lastActivity();
  const joins = notes.read('countdown-since') === last && now() - last < timeoutAfter;
  if (!joins) notes.write('last-activity', now());
  check();
  return { stay, stop };
}

async function attempt(keepalive: () => unknown): Promise<void> {
  try {
    await keepalive();
  } catch {
    // The next one may succeed; a session that is gone is noticed by the calls people make.
  }
}
