import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeGuard } from '../gateways/guard.ts';
import { measureOperation } from './measure-operation.ts';

let registry: Registry;
let end: () => void;
beforeEach(() => {
  registry = new Registry();
  end = measureOperation(registry);
});
afterEach(() => end());

it('metrics show that a failing provider is left alone, and its calls by outcome', async () => {
  const { ask } = makeGuard(
    'Parcels',
    { pauseMs: 60_000 },
    { isAnswer: (error) => error instanceof RangeError },
  );
  const fail = () => ask(() => Promise.reject(new Error('away')));
  await ask(() => Promise.resolve('there'));
  await expect(ask(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  expect(await registry.metrics()).toContain('provider_breaker_state{provider="Parcels"} 0');
  for (let tries = 0; tries < 5; tries += 1) await expect(fail()).rejects.toThrow('away');
  await expect(fail()).rejects.toThrow('calls are paused');
  const text = await registry.metrics();
  expect(text).toContain('provider_breaker_state{provider="Parcels"} 2');
  for (const [outcome, count] of Object.entries({
    answered: 1,
    refused: 1,
    failed: 5,
    left_alone: 1,
  })) {
    expect(text).toContain(
      `provider_call_duration_seconds_count{provider="Parcels",outcome="${outcome}"} ${count}`,
    );
  }
});
