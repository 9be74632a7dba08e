import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable } from 'kysely';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { ChangeKind } from './record-changes.ts';

interface Row {
  enabled: boolean;
  listing_order_weight: number;
}

/** A group (catalog or section) as stored. */
export interface GroupRow extends Row {
  /** True if the group links to another site and shows no members. */
  external: boolean;
}

/** A member of a group (item or element) as stored. */
export type MemberRow = Row;

export interface MemberKey {
  groupId: string;
  memberId: string;
}

/**
 * One kind of record in the read cache: where it is stored, and what visitors see of it. A group's
 * list is made of rows with less data, `Listed`.
 */
export interface CachedKind<
  G extends GroupRow,
  M extends Listed,
  Group,
  Member,
  Listed extends MemberRow = M,
> {
  kind: ChangeKind;
  /** The path of the list of groups. A group's members are one level below. */
  path: string;
  operations: {
    groups: OperationId;
    members: OperationId;
    /** The operation for a single member, if members have their own URL below the group's. */
    member?: OperationId;
  };
  /** Loads the groups that aren't deleted, in the order in which visitors see them. */
  readGroups(em: EntityManager): Promise<G[]>;
  /**
   * Loads the named groups. Needed if a group's presentation depends on its members, because the
   * group is then loaded again when they change.
   */
  readGroupsOf?(em: EntityManager, groupIds: readonly string[]): Promise<G[]>;
  /** Loads the members that aren't deleted. Order is not guaranteed. */
  readMembers(em: EntityManager, keys: readonly MemberKey[]): Promise<M[]>;
  /** Selects a group's enabled members in the order in which visitors see them. */
  enabledMembers(em: EntityManager, groupId: string, max?: number): Compilable<Listed>;
  groupId(row: G): string;
  memberKey(row: M): MemberKey;
  presentGroup(row: G): Group;
  /** Presents a member as of the given time. */
  presentMember(row: M, group: G, now: Date): Member;
  /** Presents a member in the list of its group. */
  presentListed(row: Listed, group: G, now: Date): Member;
  /** Returns when visitors next see a member differently without an edit, or null if never. */
  nextTurn?(row: Listed, now: Date): Date | null;
  /** Returns the earliest such time among all members. */
  readNextTurn?(em: EntityManager, now: Date): Promise<Date | null>;
}
