import { sharedNotes } from './idle-notes.ts';

export interface IdleOptions {
  /** The countdown begins after this much time without activity. */
  idleSeconds: number;
  countdownSeconds: number;
  keepaliveSeconds: number;
  /** Keeps the session alive on the server. Its result or failure does not matter. */
  keepalive: () => unknown;
  /** Called once a second during the countdown, starting with its full length. */
  onCountdown: (secondsLeft: number) => void;
  /** Called when the user chooses to stay, in this tab or another. */
  onStay: () => void;
  /** Called once, at the end of the countdown. Nothing is watched after that. */
  onTimeout: () => void;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface IdleWatch {
  stay: () => void;
  stop: () => void;
}

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const MIN_INTERVAL_MS = 1000;

/**
 * Detects inactivity. All tabs of the origin share one time of last activity and check the clock
 * each time, so that sleeping machines, throttled timers and several tabs behave alike. Loading a
 * page counts as activity, except during a countdown, which only `stay` ends.
 */
export function watchIdle(options: IdleOptions): IdleWatch {
  const { now = Date.now } = options;
  const countdownAfter = options.idleSeconds * 1000;
  const timeoutAfter = countdownAfter + options.countdownSeconds * 1000;
  const notes = sharedNotes();
  let counting = false;
  let stopped = false;
  let lastKeepalive = now();

  function lastActivity(): number {
    const last = notes.read('last-activity');
    // deleted with the browser's data, or in the future because the clock was set back
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
      if (now() - lastKeepalive >= options.keepaliveSeconds * 1000) ping();
    }
  }

  function recordActivity(): void {
    // The first activity after a long sleep must not hide that the time has expired.
    check();
    if (stopped || counting || now() - lastActivity() < MIN_INTERVAL_MS) return;
    notes.write('last-activity', now());
  }

  function stay(): void {
    if (stopped) return;
    notes.write('last-activity', now());
    ping();
    check();
  }

  function ping(): void {
    lastKeepalive = now();
    void attempt(options.keepalive);
  }

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, recordActivity, true);
    for (const name of ['focus', 'storage']) window.removeEventListener(name, check);
    document.removeEventListener('visibilitychange', check);
  }

  const timer = setInterval(check, 1000);
  for (const sign of ACTIVITY_EVENTS) {
    window.addEventListener(sign, recordActivity, { capture: true, passive: true });
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
    // The next keepalive may succeed. The user's own calls detect an expired session.
  }
}
