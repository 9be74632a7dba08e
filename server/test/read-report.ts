import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Reads a test runner's report. Returns undefined if the run didn't get that far. */
export async function readReport<Report extends z.ZodType>(
  file: string,
  shape: Report,
): Promise<z.output<Report> | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
