import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import { db } from '../database/db.ts';
import type { GroupRow, MemberKey, MemberRow, Shelving, Stamp } from './shelving.ts';

/** What is known of the database, shown or not. */
export interface Known<G, M> {
  readonly groupRows: ReadonlyMap<string, G>;
  readonly memberRows: ReadonlyMap<string, ReadonlyMap<string, M>>;
}

/** What the database says has become of the records. */
export interface Changes<G, M> {
  groups: G[];
  members: M[];
  goneGroups: string[];
  goneMembers: MemberKey[];
}

/**
 * One cheap statement, always on the primary, tells when each record was last edited and how many
 * units can be sold; only records that differ from what is known are read in full. `anew` reads
 * every record, whatever its stamp says.
 */
export async function findChanges<G extends GroupRow, M extends MemberRow>(
  em: EntityManager,
  shelving: Pick<Shelving<G, M, never, never>, 'stamps' | 'readGroups' | 'readMembers' | 'groupId'>,
  known: Known<G, M>,
  { anew }: { anew: boolean },
): Promise<Changes<G, M> | undefined> {
  const { rows: stamps } = await db(em).executeQuery(inBackground(shelving.stamps(em).compile()));
  const { groupsDiffer, members, goneGroups, goneMembers } = compare(stamps, known, anew);
  if (!groupsDiffer && members.length + goneGroups.length + goneMembers.length === 0) {
    return undefined;
  }
  const groups = groupsDiffer ? await shelving.readGroups(em) : [];
  return {
    groups: groups.filter(
      (row) => anew || !isSame(known.groupRows.get(shelving.groupId(row)), row),
    ),
    members: members.length === 0 ? [] : await shelving.readMembers(em, members),
    goneGroups,
    goneMembers,
  };
}

/** Tests that count a call's statements leave out what is marked like this. */
const inBackground = <Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> => ({
  ...compiled,
  sql: `/* background */ ${compiled.sql}`,
});

function compare(stamps: readonly Stamp[], known: Known<GroupRow, MemberRow>, anew: boolean) {
  const seenGroups = new Set<string>();
  const seenMembers = new Map<string, Set<string>>();
  const members: MemberKey[] = [];
  let groupsDiffer = false;
  for (const stamp of stamps) {
    const { group_id: groupId, member_id: memberId } = stamp;
    if (memberId === null) {
      seenGroups.add(groupId);
      groupsDiffer ||= anew || !isSame(known.groupRows.get(groupId), stamp);
      continue;
    }
    const seen = seenMembers.get(groupId) ?? new Set();
    seenMembers.set(groupId, seen.add(memberId));
    const row = known.memberRows.get(groupId)?.get(memberId);
    const isKnown = isSame(row, stamp) && (row?.available ?? null) === stamp.available;
    if (anew || !isKnown) members.push({ groupId, memberId });
  }
  const goneGroups = [...known.groupRows.keys()].filter((id) => !seenGroups.has(id));
  const goneMembers = [...known.memberRows].flatMap(([groupId, rows]) =>
    [...rows.keys()]
      .filter((memberId) => seenMembers.get(groupId)?.has(memberId) !== true)
      .map((memberId) => ({ groupId, memberId })),
  );
  return { groupsDiffer, members, goneGroups, goneMembers };
}

function isSame(known: { updated_at: Date } | undefined, now: { updated_at: Date }): boolean {
  return known?.updated_at.getTime() === now.updated_at.getTime();
}
