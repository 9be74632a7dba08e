import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('what is read stays when others come, however many are read once', () => {
  const cache = createBoundedCache<string>(100);
  cache.set('often', 'read', 10);
  for (let n = 0; n < 1000; n++) {
    expect(cache.get('often')).toBe('read');
    cache.set(`once ${n}`, 'read', 10);
  }
  expect([...cache.keys()]).toHaveLength(10);
});

test('what is larger than all there is room for is not kept, and leaves what fits', () => {
  const cache = createBoundedCache<string>(100);
  cache.set('huge', 'text', 101);
  expect(cache.get('huge')).toBeUndefined();
  cache.set('small', 'text', 100);
  expect(cache.get('small')).toBe('text');
});

test('the same key takes its room once', () => {
  const cache = createBoundedCache<number>(100);
  for (let n = 0; n < 50; n++) cache.set('key', n, 60);
  cache.set('other', 0, 40);
  expect([cache.get('key'), cache.get('other')]).toEqual([49, 0]);
});
