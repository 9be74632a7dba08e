import type { Services } from '../services.ts';
import { Import } from './import.entity.ts';
import { workOnImport } from './work-on-import.ts';

/**
 * Resumes imports whose message was lost because the queue gave up or the database was restored
 * without it.
 */
export async function resumeImports({ orm, jobs }: Pick<Services, 'orm' | 'jobs'>): Promise<void> {
  const pending = { state: { $in: ['reading', 'applying'] } } as const;
  const found = await orm.em.fork().find(Import, pending, { fields: ['id'] });
  for (const { id: importId } of found) {
    await jobs.sendNow(workOnImport, { importId }, { singletonKey: importId });
  }
}
