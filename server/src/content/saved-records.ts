import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { notFound } from '@spindle/sdk/contract/failure';
import { findElements, findSection, type ElementKey } from './content-rows.ts';
import { presentElementRecord, presentSection } from './presenters.ts';

type Schema = components['schemas'];

/** The section as this transaction has it, for the reply to an edit. */
export async function readSectionRecord(
  tx: EntityManager,
  category: string,
): Promise<Schema['Section']> {
  const row = await findSection(tx, category);
  if (row === undefined) throw notFound('There is no such section.');
  return presentSection(row);
}

/** The element as this transaction has it, for the reply to an edit. */
export async function readElementRecord(
  tx: EntityManager,
  key: ElementKey,
): Promise<Schema['Element']> {
  const [row] = await findElements(tx, [key]);
  if (row === undefined) throw notFound('There is no such element.');
  return presentElementRecord(row);
}
