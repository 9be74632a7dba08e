import { beforeEach, expect, it, vi } from 'vitest';
import { emptyState } from '../mocks/empty-state.ts';
import { browserStore } from './browser-store.ts';

/** A browser's storage with room for a limited number of characters. */
class SmallStorage {
  room = Infinity;
  [key: string]: unknown;

  getItem(key: string): string | null {
    const saved = Object.getOwnPropertyDescriptor(this, key)?.value;
    return typeof saved === 'string' ? saved : null;
  }

  setItem(key: string, text: string): void {
    const more = text.length - (this.getItem(key) ?? '').length;
    if (this.used() + more > this.room) throw new DOMException('no room', 'QuotaExceededError');
    Object.assign(this, { [key]: text });
  }

  used(): number {
    const texts = Object.values(this).filter((value) => typeof value === 'string');
    return texts.join('').length;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let storage: SmallStorage;

beforeEach(() => {
  storage = new SmallStorage();
  vi.stubGlobal('localStorage', storage);
});

it('restores the stored shop', () => {
  browserStore('1', emptyState).write({ ...emptyState(), numbers: { ticket: 7 } });
  expect(browserStore('1', emptyState).read().numbers).toEqual({ ticket: 7 });
});

it('sees what another tab wrote', () => {
  const [store, other] = [browserStore('1', emptyState), browserStore('1', emptyState)];
  expect(store.read().numbers).toEqual({});
  other.write({ ...other.read(), numbers: { ticket: 7 } });
  expect(store.read().numbers).toEqual({ ticket: 7 });
});

it('waits for a change that another tab just wrote and that arrives a moment later', async () => {
  const other = browserStore('1', emptyState);
  other.write(emptyState());
  const before = Object.entries(storage);
  await other.exclusive?.(() => other.write({ ...emptyState(), numbers: { ticket: 7 } }));
  const after = Object.fromEntries(Object.entries(storage));

  Object.assign(storage, Object.fromEntries(before), { 'mock shop 1 written': '0' });
  const store = browserStore('1', emptyState);
  expect(store.read().numbers).toEqual({});
  let looks = 0;
  vi.spyOn(storage, 'getItem').mockImplementation((key) => {
    if (key.endsWith('written') && ++looks > 3) Object.assign(storage, after);
    return SmallStorage.prototype.getItem.call(storage, key);
  });
  expect(await store.exclusive?.(() => store.read().numbers)).toEqual({ ticket: 7 });
});

it('does not wait forever for a tab that is stuck in a call', async () => {
  let proceed = () => {};
  const status = new Promise<void>((resolve) => (proceed = resolve));
  const stopped = navigator.locks.request('mock shop still', () => status);
  const store = browserStore('still', emptyState, 50);
  expect(await store.exclusive?.(() => store.read().numbers)).toEqual({});
  proceed();
  await stopped;
});

it('starts over if another version wrote the stored shop, and frees its space', () => {
  browserStore('1', emptyState).write({ ...emptyState(), numbers: { ticket: 7 } });
  const next = browserStore('2', emptyState);
  expect(next.read().numbers).toEqual({});
  expect(storage.getItem('mock shop 1')).toBeNull();
});

it('drops uploaded pictures if there is no space left, and nothing else', () => {
  const store = browserStore('1', emptyState);
  store.write(emptyState());
  storage.room = storage.used() + 1_000;
  const files = { 'uploads/a.webp': 'x'.repeat(3_000) };
  store.write({ ...emptyState(), files, numbers: { ticket: 7 } });
  expect(store.read()).toMatchObject({ files: {}, numbers: { ticket: 7 } });
});

it('writes only what has changed', () => {
  const store = browserStore('1', emptyState);
  store.write({ ...store.read(), numbers: { ticket: 7 } });
  const written = vi.spyOn(storage, 'setItem');
  store.write({ ...structuredClone(store.read()), numbers: { ticket: 8 } });
  expect(written.mock.calls.map(([, text]) => text)).toContain('{"ticket":8}');
  expect(written).toHaveBeenCalledTimes(2);
  store.write(structuredClone(store.read()));
  expect(written).toHaveBeenCalledTimes(2);
});

it('does not notify other tabs if a call changed nothing', async () => {
  const store = browserStore('unchanged', emptyState);
  await store.exclusive?.(() => store.write({ ...emptyState(), numbers: { ticket: 7 } }));
  const written = vi.spyOn(storage, 'setItem');
  await store.exclusive?.(() => store.write(structuredClone(store.read())));
  expect(written).not.toHaveBeenCalled();
});

it('changes nothing if storage runs out midway', () => {
  const store = browserStore('1', emptyState);
  store.write({ ...emptyState(), numbers: { ticket: 7 } });
  storage.room = storage.used() + 1_000;
  const replies = { one: { request: 'x'.repeat(3_000), reply: null } };
  expect(() => store.write({ ...store.read(), numbers: { ticket: 8 }, replies })).toThrow('full');
  expect(store.read()).toMatchObject({ numbers: { ticket: 7 }, replies: {} });
  expect(browserStore('1', emptyState).read()).toEqual(store.read());
});

it('reports an error if the shop does not fit even then', () => {
  storage.room = 10;
  expect(() => browserStore('1', emptyState).write(emptyState())).toThrow('storage is full');
});
