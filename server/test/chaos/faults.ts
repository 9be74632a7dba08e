import type { SandboxCalls } from '../sandbox-calls.ts';

/** The ways providers fail: before the effect, after it, late, or without a response. */
const faults = [
  { provider: 'stripe', status: 500 },
  { provider: 'stripe', status: 500, afterEffect: true },
  { provider: 'stripe', afterEffect: true },
  { provider: 'stripe', latencyMs: 1_500 },
  { provider: 'stripe' },
  { provider: 'easypost', status: 500 },
  { provider: 'easypost', afterEffect: true, path: '/buy' },
  { provider: 'easypost', status: 503, afterEffect: true },
  { provider: 'smtp', status: 451 },
  { provider: 'smtp', latencyMs: 500 },
];
const deliveries = [{}, { repeat: 2, shuffle: true }, { drop: true }, { delayMs: 300 }, {}];

/** Makes a provider fail once more, or deliver its events late, twice or never. */
export async function addFault(sandbox: SandboxCalls, number: number): Promise<void> {
  const fault = faults[number % faults.length];
  await sandbox.control('/control/faults', fault);
  if (number % 5 === 0) {
    const policy = deliveries[Math.floor(number / 5) % deliveries.length];
    await sandbox.control('/stripe/control/webhooks', policy);
  }
}

/** Ends all faults. The shop asks for what it missed. */
export async function endFaults(sandbox: SandboxCalls & { url: string }): Promise<void> {
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
  await sandbox.control('/stripe/control/webhooks', {});
  await sandbox.control('/stripe/control/refunds', { status: 'succeeded' });
}
