import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import type { ElementKey } from './content-rows.ts';
import { Element } from './element.entity.ts';
import { Section } from './section.entity.ts';

/** @throws 404 where there is none */
export async function lockSection(tx: EntityManager, category: string): Promise<Section> {
  const section = await tx.findOne(
    Section,
    { category, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (section === null) throw notFound('There is no such section.');
  return section;
}

/** @throws 404 where there is none */
export async function lockElement(
  tx: EntityManager,
  { category, elementId }: ElementKey,
): Promise<Element> {
  const element = await tx.findOne(
    Element,
    { category, elementId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (element === null) throw notFound('There is no such element.');
  return element;
}
