import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installPacked, linkMockNeeds } from '../build/install-packed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty folder into which the packed SDK was installed. */
    project: string;
  }
}

const examplesUse = ['@tanstack', 'ra-data-simple-rest'];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const project = await mkdtemp(path.join(tmpdir(), 'spindle-sdk-user-'));
  await installPacked(project);
  await linkMockNeeds(project, examplesUse);
  provide('project', project);
  return () => rm(project, { recursive: true, force: true });
}
