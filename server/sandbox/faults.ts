import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

export const providers = [
  'stripe',
  'easypost',
  'discord',
  'recaptcha',
  'smtp',
  'cdn',
  's3',
] as const;
export type Provider = (typeof providers)[number];

export const faultSchema = z.object({
  provider: z.enum(providers),
  status: z.int().min(200).max(599).optional(),
  latencyMs: z.int().min(0).optional(),
  /** Keeps the call waiting until `POST /control/faults/release`. */
  held: z.boolean().optional(),
  afterEffect: z.boolean().optional(),
  times: z.int().min(1).default(1),
  /** Applies only to calls whose path contains this, for example `/buy`. */
  path: z.string().optional(),
  /** With status 429: how long the caller is asked to wait. */
  retryAfterSeconds: z.number().min(0).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  add: (fault: Fault) => void;
  /** Returns the fault for this provider's next call, and uses it up. */
  take: (provider: Provider, path?: string) => Fault | undefined;
  /** Keeps the call waiting for as long as its fault says. */
  wait: (fault: Fault | undefined) => Promise<void>;
  /** Lets the waiting calls continue. */
  release: () => void;
  pending: () => Fault[];
  clear: () => void;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let held: (() => void)[] = [];
  const release = () => {
    for (const go of held) go();
    held = [];
  };
  return {
    add: (fault) => void faults.push({ ...fault }),
    take: (provider, path = '') => {
      const fault = faults.find(
        (candidate) => candidate.provider === provider && path.includes(candidate.path ?? ''),
      );
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter((candidate) => candidate.times > 0);
      return { ...fault };
    },
    wait: async (fault) => {
      if (fault?.latencyMs) await wait(fault.latencyMs);
      if (fault?.held) await new Promise<void>((go) => held.push(go));
    },
    release,
    pending: () => faults.map((fault) => ({ ...fault })),
    clear: () => {
      faults = [];
      release();
    },
  };
}

/**
 * Tells whether the call fails before it does anything. A fault that only delays it doesn't count.
 */
export function failsBefore(fault: Fault): boolean {
  if (fault.afterEffect) return false;
  return fault.status !== undefined || (fault.latencyMs === undefined && !fault.held);
}
