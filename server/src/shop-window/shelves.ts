import type { EntityManager } from '@mikro-orm/postgresql';
import { findChanges } from './find-changes.ts';
import type { ReadyReply } from './ready-reply.ts';
import { createShelfContents, type ShelfContents } from './shelf-contents.ts';
import type { GroupRow, MemberRow, Shelving } from './shelving.ts';

export interface Shelves<Group, Member> extends Pick<
  ShelfContents<never, never, Group, Member>,
  'shelf' | 'shelves' | 'version' | 'turn' | 'nextTurn'
> {
  /** Takes over what changed in the database; `anew` everything there is. */
  update(em: EntityManager, request: { anew: boolean; now: Date }): Promise<void>;
}

/** One kind of thing in the shop window, following the database. */
export function createShelves<
  G extends GroupRow,
  M extends MemberRow,
  Group,
  Member extends object,
>(
  shelving: Shelving<G, M, Group, Member>,
  replies: Map<string, ReadyReply>,
): Shelves<Group, Member> {
  const contents = createShelfContents(shelving, replies);
  let empty = true;
  return {
    async update(em, request) {
      const changes = await findChanges(em, shelving, contents, request);
      if (changes === undefined && !empty) return;
      contents.apply(
        changes ?? { groups: [], members: [], goneGroups: [], goneMembers: [] },
        request.now,
      );
      empty = false;
    },
    turn: contents.turn,
    nextTurn: contents.nextTurn,
    shelf: contents.shelf,
    shelves: contents.shelves,
    version: contents.version,
  };
}
