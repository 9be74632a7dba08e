import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable } from 'kysely';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { ChangeKind } from './record-changes.ts';

interface Row {
  enabled: boolean;
  listing_order_weight: number;
}

/** What a group (a catalogue, a section) has to tell about itself, as the database has it. */
export interface GroupRow extends Row {
  /** It leads elsewhere and shows no members. */
  external: boolean;
}

/** What a member of a group (an item, an element) has to tell. */
export type MemberRow = Row;

export interface MemberKey {
  groupId: string;
  memberId: string;
}

/** One kind of thing in the shop window: where it is stored, and what visitors see of it. */
export interface Shelving<G extends GroupRow, M extends MemberRow, Group, Member> {
  kind: ChangeKind;
  /** Of the list of groups; a group's members are one below. */
  path: string;
  operations: {
    groups: OperationId;
    members: OperationId;
    /** Where a member has an address of its own, below its group's. */
    member?: OperationId;
  };
  /** Those that aren't deleted, in the order visitors see them. */
  readGroups(em: EntityManager): Promise<G[]>;
  /** The same of those that are named, where a group tells of its members: read when they change. */
  readGroupsOf?(em: EntityManager, groupIds: readonly string[]): Promise<G[]>;
  /** Those of the members that aren't deleted, in no particular order. */
  readMembers(em: EntityManager, keys: readonly MemberKey[]): Promise<M[]>;
  /** Selects those of a group that are enabled, in the order visitors see them. */
  enabledMembers(em: EntityManager, groupId: string, most?: number): Compilable<M>;
  groupId(row: G): string;
  memberKey(row: M): MemberKey;
  presentGroup(row: G): Group;
  /** As it is to be seen at that moment. */
  presentMember(row: M, group: G, now: Date): Member;
  /** The next moment at which a member is seen otherwise without an edit; null: never. */
  nextTurn?(row: M, now: Date): Date | null;
  /** The same of all members there are. */
  readNextTurn?(em: EntityManager, now: Date): Promise<Date | null>;
}
