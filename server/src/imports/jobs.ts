import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneImports } from './prune-imports.ts';
import { resumeImports } from './resume-imports.ts';
import { runImport } from './run-import.ts';
import { workOnImport } from './work-on-import.ts';

export const workOnImportJob = defineJob({
  ...workOnImport,
  // enough to read the largest file, or to fetch slow pictures
  expireInSeconds: 1_200,
  concurrency: 1,
  handle: (services, { importId }, leaving) => runImport(services, importId, leaving),
});

export const pruneImportsJob = defineJob({
  name: 'delete-old-imports',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => pruneImports(services, services.now()),
});

export const resumeImportsJob = defineJob({
  name: 'resume-imports',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => resumeImports(services),
});
