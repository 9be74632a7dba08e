import type { Store } from './store.ts';

/** The provider's time: real time plus the offset it was moved ahead. */
export interface Clock {
  /** Epoch seconds. */
  now: () => number;
  offset: () => number;
  advance: (seconds: number) => void;
}

const SETTING = 'clock_offset';

export function createClock(store: Store): Clock {
  const offset = () => {
    const value = store.get('setting', SETTING)?.value;
    return typeof value === 'number' ? value : 0;
  };
  return {
    now: () => Math.floor(Date.now() / 1000) + offset(),
    offset,
    advance: (seconds) => store.put('setting', { id: SETTING, value: offset() + seconds }),
  };
}
