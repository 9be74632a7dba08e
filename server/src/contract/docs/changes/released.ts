import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asObject, type JsonObject } from '@spindle/sdk/contract/document';
import { z } from 'zod';

/** The released contract that clients rely on. */
export const releasedFile = fileURLToPath(
  new URL('../../../../../sdk/released-contract.json', import.meta.url),
);

/** The changes in each release, latest first. `npm run contract:release` adds to this list. */
export const releasesFile = fileURLToPath(
  new URL('../../../../../sdk/releases.json', import.meta.url),
);

const Change = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  tag: z.string(),
  call: z.string(),
  text: z.string(),
});
export type Change = z.infer<typeof Change>;

const Release = z.object({ version: z.string(), date: z.string(), changes: z.array(Change) });
export type Release = z.infer<typeof Release>;

export function readReleased(): JsonObject | null {
  if (!existsSync(releasedFile)) return null;
  return asObject(JSON.parse(readFileSync(releasedFile, 'utf8')), 'the released contract');
}

export function readReleases(): Release[] {
  if (!existsSync(releasesFile)) return [];
  return z.array(Release).parse(JSON.parse(readFileSync(releasesFile, 'utf8')));
}
