import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installPacked } from '../build/install-packed.ts';
import { modules } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that was empty before the packed SDK was installed into it. */
    project: string;
  }
}

// What the README's examples and the mocks use besides.
const companions = [
  '@tanstack',
  'ra-data-simple-rest',
  'ajv',
  'ajv-formats',
  'csv-stringify',
  'js-quantities',
  'msw',
  'otplib',
  'sanitize-html',
];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const project = await mkdtemp(path.join(tmpdir(), 'spindle-sdk-user-'));
  await installPacked(project);
  for (const name of companions) {
    await symlink(path.join(modules, name), path.join(project, 'node_modules', name));
  }
  provide('project', project);
  return () => rm(project, { recursive: true, force: true });
}
