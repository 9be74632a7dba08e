import { hash } from 'node:crypto';
import type { Changes, Known } from './find-changes.ts';
import { readyReply, type ReadyReply } from './ready-reply.ts';
import type { GroupRow, MemberRow, Shelving } from './shelving.ts';

/** A group that visitors see, with the members they see of it. */
export interface Shelf<Group, Member> {
  group: Group;
  members: Map<string, Member>;
}

export interface ShelfContents<G, M, Group, Member> extends Known<G, M> {
  apply(changes: Changes<G, M>, now: Date): void;
  /** Brings what turns by the clock to that moment; of no effect where nothing does. */
  turn(now: Date): void;
  /** The next moment at which anything is seen otherwise without an edit; undefined: never. */
  nextTurn(): Date | undefined;
  shelf(groupId: string): Shelf<Group, Member> | undefined;
  /** In the order visitors see them. */
  shelves(): Shelf<Group, Member>[];
  /** Another one whenever anything visitors see is another. */
  version(): string;
}

/**
 * What visitors may see of one kind of thing, as objects and as replies ready to be sent. Changes
 * are applied in one go, so that no reader sees half of one; only what changed is made anew.
 * @param replies by path; those of this kind are kept up to date in it
 */
export function createShelfContents<
  G extends GroupRow,
  M extends MemberRow,
  Group,
  Member extends object,
>(
  shelving: Shelving<G, M, Group, Member>,
  replies: Map<string, ReadyReply>,
): ShelfContents<G, M, Group, Member> {
  const { path: root, operations } = shelving;
  const groupRows = new Map<string, G>();
  const memberRows = new Map<string, Map<string, M>>();
  const memberJson = new WeakMap<Member, string>();
  let shelves = new Map<string, Shelf<Group, Member>>();
  let version = '';
  /** By group: when a member of it is seen otherwise by itself. */
  const turns = new Map<string, Date>();
  let next: Date | undefined;

  function apply(changes: Changes<G, M>, now: Date): void {
    const touched = new Set<string>();
    for (const row of changes.groups) {
      const id = shelving.groupId(row);
      groupRows.set(id, row);
      touched.add(id);
    }
    for (const id of changes.goneGroups) {
      groupRows.delete(id);
      touched.add(id);
    }
    for (const row of changes.members) {
      const { groupId, memberId } = shelving.memberKey(row);
      rowsOf(groupId).set(memberId, row);
      touched.add(groupId);
    }
    for (const { groupId, memberId } of changes.goneMembers) {
      rowsOf(groupId).delete(memberId);
      touched.add(groupId);
    }
    publish(touched, now);
  }

  function turn(now: Date): void {
    if (next === undefined || now < next) return;
    const turned = [...turns].flatMap(([groupId, at]) => (at <= now ? [groupId] : []));
    publish(new Set(turned), now);
  }

  function publish(touched: ReadonlySet<string>, now: Date): void {
    const before = shelves;
    shelves = new Map();
    for (const [id, row] of inOrder(groupRows)) {
      const previous = before.get(id);
      const unchanged = previous !== undefined && !touched.has(id);
      shelves.set(id, unchanged ? previous : fillShelf(id, row, { previous, now }));
    }
    for (const id of turns.keys()) if (!shelves.has(id)) turns.delete(id);
    next = earliest(turns.values());
    for (const id of touched) writeReplies(id, before.get(id), shelves.get(id));
    const groups = JSON.stringify([...shelves.values()].map(({ group }) => group));
    const all = readyReply(groups, operations.groups);
    set(root, all);
    const lists = [...shelves.keys()].map((id) => replies.get(`${root}/${id}`)?.etag);
    version = hash('sha1', [all.etag, ...lists].join(), 'base64url');
  }

  function fillShelf(
    id: string,
    row: G,
    { previous, now }: { previous: Shelf<Group, Member> | undefined; now: Date },
  ): Shelf<Group, Member> {
    const members = new Map<string, Member>();
    if (!row.external) {
      for (const [memberId, member] of inOrder(rowsOf(id))) {
        const seen = shelving.presentMember(member, row, now);
        members.set(memberId, unlessSame(previous?.members.get(memberId), seen));
      }
    }
    noteTurn(id, now);
    return { group: shelving.presentGroup(row), members };
  }

  function noteTurn(id: string, now: Date): void {
    const { nextTurn } = shelving;
    const members = nextTurn === undefined ? [] : [...rowsOf(id).values()];
    const at = earliest(members.flatMap((row) => nextTurn?.(row, now) ?? []));
    if (at === undefined) turns.delete(id);
    else turns.set(id, at);
  }

  /** The present object where nothing about the member changed, so that its reply stays too. */
  function unlessSame(present: Member | undefined, member: Member): Member {
    const json = JSON.stringify(member);
    if (present !== undefined && memberJson.get(present) === json) return present;
    memberJson.set(member, json);
    return member;
  }

  function writeReplies(
    id: string,
    before: Shelf<Group, Member> | undefined,
    after: Shelf<Group, Member> | undefined,
  ): void {
    const path = `${root}/${id}`;
    for (const memberId of before?.members.keys() ?? []) {
      if (after?.members.has(memberId) !== true) remove(`${path}/${memberId}`);
    }
    if (after === undefined) return remove(path);
    const texts: string[] = [];
    for (const [memberId, member] of after.members) {
      const text = memberJson.get(member) ?? JSON.stringify(member);
      texts.push(text);
      if (operations.member === undefined || before?.members.get(memberId) === member) continue;
      set(`${path}/${memberId}`, readyReply(text, operations.member));
    }
    set(path, readyReply(`[${texts.join(',')}]`, operations.members));
  }

  function set(path: string, reply: ReadyReply): void {
    replies.set(path, reply).set(`${path}/`, reply);
  }

  function remove(path: string): void {
    replies.delete(path);
    replies.delete(`${path}/`);
  }

  function rowsOf(groupId: string): Map<string, M> {
    const found = memberRows.get(groupId);
    if (found !== undefined) return found;
    const made = new Map<string, M>();
    memberRows.set(groupId, made);
    return made;
  }

  return {
    apply,
    turn,
    nextTurn: () => next,
    groupRows,
    memberRows,
    shelf: (groupId) => shelves.get(groupId),
    shelves: () => [...shelves.values()],
    version: () => version,
  };
}

function earliest(moments: Iterable<Date>): Date | undefined {
  let first: Date | undefined;
  for (const one of moments) if (first === undefined || one < first) first = one;
  return first;
}

/** Those that are shown, with their ids, by weight; of one weight by id. */
function inOrder<Row extends GroupRow | MemberRow>(rows: ReadonlyMap<string, Row>) {
  return [...rows]
    .filter(([, row]) => row.enabled)
    .toSorted(
      ([oneId, one], [otherId, other]) =>
        one.listing_order_weight - other.listing_order_weight || (oneId < otherId ? -1 : 1),
    );
}
