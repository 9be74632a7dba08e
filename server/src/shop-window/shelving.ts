import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable } from 'kysely';
import type { OperationId } from '@spindle/sdk/contract/operation-types';

interface Row {
  enabled: boolean;
  listing_order_weight: number;
  /** Another one after each edit. */
  updated_at: Date;
}

/** What a group (a catalogue, a section) has to tell about itself, as the database has it. */
export interface GroupRow extends Row {
  /** It leads elsewhere and shows no members. */
  external: boolean;
}

/** What a member of a group (an item, an element) has to tell. */
export interface MemberRow extends Row {
  /** What changes without an edit: units that can be sold. */
  available?: number;
}

export interface MemberKey {
  groupId: string;
  memberId: string;
}

/** When a record was edited last, and how many units of it can be sold. */
export interface Stamp {
  group_id: string;
  /** null: the group itself. */
  member_id: string | null;
  updated_at: Date;
  available: number | null;
}

/** One kind of thing in the shop window: where it is stored, and what visitors see of it. */
export interface Shelving<G extends GroupRow, M extends MemberRow, Group, Member> {
  /** Of the list of groups; a group's members are one below. */
  path: string;
  operations: {
    groups: OperationId;
    members: OperationId;
    /** Where a member has an address of its own, below its group's. */
    member?: OperationId;
  };
  /** Selects a `Stamp` of every record that isn't deleted. */
  stamps(em: EntityManager): Compilable<Stamp>;
  readGroups(em: EntityManager): Promise<G[]>;
  readMembers(em: EntityManager, keys: readonly MemberKey[]): Promise<M[]>;
  groupId(row: G): string;
  memberKey(row: M): MemberKey;
  presentGroup(row: G): Group;
  /** As it is to be seen at that moment. */
  presentMember(row: M, group: G, now: Date): Member;
  /** The next moment at which a member is seen otherwise without an edit; null: never. */
  nextTurn?(row: M, now: Date): Date | null;
}
