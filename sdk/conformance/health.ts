import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';

export const healthConformance = defineConformance(['health'], (shop) => {
  it('reports that it is alive and ready', async () => {
    const visitor = shop().visitor();
    expect(await replyOf(visitor.GET('/healthz'))).toEqual({ status: 'ok' });
    expect(await replyOf(visitor.GET('/readyz'))).toMatchObject({ ready: true });
  });
});
