import { combineMembers, MAX_MEMBERS, readFamily } from '../catalog/families.ts';
import type { DraftAttribute, DraftFamily } from './item-draft.ts';

export const otherCatalog = 'The items of a family must be in the same catalog.';
export const tooLarge = `A family can have at most ${MAX_MEMBERS} members.`;

export interface FamilyMember {
  catalogId: string;
  title: string;
  familyId?: string | null | undefined;
  attributes: readonly Pick<DraftAttribute, 'attributeId' | 'type' | 'value'>[];
}

export interface StoredFamily {
  title: string;
  options: string[];
}

/** What an import did to a family, for its undo. */
export interface FamilyChange {
  familyId: string;
  /** The family's version after the import. */
  version: number;
  /** Null if the import created it. `members` are the ids of its items. */
  before: (StoredFamily & { members: string[] }) | null;
}

interface Family<Member> {
  familyId: string;
  /** Null if the family doesn't exist yet. */
  stored: { title: string; options: readonly string[] } | null;
  /** The members that it already has. */
  present: readonly Member[];
}

/**
 * Decides how imported items become a family. Returns null if they already are, or why they can't
 * be. Members that the file doesn't contain stay.
 */
export function planFamily<Member extends FamilyMember>(
  draft: Pick<DraftFamily, 'title' | 'options'>,
  { familyId, stored, present }: Family<Member>,
  imported: readonly Member[],
): { fields: StoredFamily; combinations: Map<Member, string> } | { reason: string } | null {
  const fields = readFamily(draft);
  if ('invalid' in fields) return { reason: `${fields.invalid.subject} ${fields.invalid.message}` };
  const members = [...new Set([...present, ...imported])];
  if (members.length === present.length && isFamilyOf(fields, stored)) return null;
  if (members.length > MAX_MEMBERS) return { reason: tooLarge };
  const [first] = members;
  if (members.some(({ catalogId }) => catalogId !== first?.catalogId)) {
    return { reason: otherCatalog };
  }
  const combined = combineMembers({ familyId, options: fields.options }, members);
  return 'combinations' in combined ? { fields, ...combined } : { reason: combined.reason };
}

/** Returns whether a family has the title and the options of a draft. */
export const isFamilyOf = (
  { title, options }: Pick<DraftFamily, 'title' | 'options'>,
  stored: Family<never>['stored'] | undefined,
): boolean => stored?.title === title && stored.options.join('\n') === options.join('\n');

/** Returns the former members that can be in the family again, with their combinations. */
export function restoreMembers<Member extends FamilyMember>(
  family: { familyId: string; options: readonly string[] },
  former: readonly Member[],
): Map<Member, string> {
  let restored = new Map<Member, string>();
  for (const member of former) {
    const combined = combineMembers(family, [...restored.keys(), member]);
    if ('combinations' in combined) restored = combined.combinations;
  }
  return restored;
}
