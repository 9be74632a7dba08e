import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { db } from '../database/db.ts';
import { streamRows } from '../database/stream-rows.ts';
import { longReply } from './long-reply.ts';
import type { Change } from './read-changes.ts';
import { readyReply, type ReadyReply } from './ready-reply.ts';
import type { CacheEntry, ReplyCache } from './reply-cache.ts';
import { FIRST_OF, firstPathOf } from './first-path.ts';
import type { GroupRow, MemberKey, MemberRow, CachedKind } from './shelving.ts';

export interface Shelves<Group, Member> {
  /** Applies changes from the database. Null means that anything may have changed. */
  update(em: EntityManager, changes: readonly Change[] | null): Promise<void>;
  /** Returns the groups that visitors see, in order. */
  groups(): readonly Group[];
  group(groupId: string): Group | undefined;
  /**
   * Returns a group's members in order, an empty list for an external group, or undefined if the
   * group isn't visible.
   */
  members(groupId: string): Promise<Member[] | undefined>;
  /** Returns the group's first members in order. */
  firstMembers(groupId: string): Promise<Member[] | undefined>;
  member(groupId: string, memberId: string): Promise<Member | undefined>;
  /** Returns the reply to a GET of a path, given without a trailing slash. */
  reply(path: string): CacheEntry | undefined | Promise<CacheEntry>;
  /** Returns when visitors next see something differently without an edit. */
  nextTurn(): Date | undefined;
}

interface ShelfSource {
  /** Keyed by path and shared with the other kinds of records. */
  cache: ReplyCache;
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  now: () => Date;
}

/** Longer lists are built and kept compressed. */
const LONG_LIST = 500;
/** How many members of a longer list are also kept separately, for the first view. */
const FIRST_MEMBERS = 100;
const ROWS_AT_ONCE = 100;
const MEMBERS_AT_ONCE = 100;

/**
 * Creates the part of the read cache for one kind of record. Loads all groups, and members only on
 * request. Drops both when the database reports a change.
 */
export function createShelves<
  G extends GroupRow,
  M extends Listed,
  Group,
  Member extends object,
  Listed extends MemberRow,
>(
  shelving: CachedKind<G, M, Group, Member, Listed>,
  { cache, read, now }: ShelfSource,
): Shelves<Group, Member> {
  const { path: root, operations } = shelving;
  let displayed = new Map<string, { row: G; group: Group }>();
  let all = readyReply('[]', operations.groups);
  let turn: Date | undefined;
  /** Serializes the building of long lists. */
  let lastLong: Promise<unknown> = Promise.resolve();

  const pathOf = ({ groupId, memberId }: MemberKey) => `${root}/${groupId}/${memberId}`;

  async function update(em: EntityManager, changes: readonly Change[] | null): Promise<void> {
    const ours = changes?.filter(({ kind }) => kind === shelving.kind);
    const groups = ours?.filter(({ memberId }) => memberId === '');
    if (groups === undefined || groups.length > 0) hang(await shelving.readGroups(em));
    else if (ours !== undefined && ours.length > 0) await refreshEntries(em, ours);
    if (ours === undefined) cache.dropBelow(root);
    for (const { groupId, memberId } of ours ?? []) {
      if (memberId === '') {
        cache.dropBelow(`${root}/${groupId}`);
        cache.drop(firstPathOf(`${root}/${groupId}`));
      } else {
        cache.drop(`${root}/${groupId}`);
        cache.drop(firstPathOf(`${root}/${groupId}`));
        cache.drop(pathOf({ groupId, memberId }));
      }
    }
    const isPast = turn !== undefined && turn <= now();
    if (ours === undefined || ours.length > 0 || isPast) {
      turn = (await shelving.readNextTurn?.(em, now())) ?? undefined;
    }
  }

  /** Reloads groups whose presentation depends on the changed members. */
  async function refreshEntries(em: EntityManager, changes: readonly Change[]): Promise<void> {
    const touched = [...new Set(changes.map(({ groupId }) => groupId))];
    const rows = await shelving.readGroupsOf?.(em, touched);
    if (rows === undefined) return;
    const again = new Map(rows.map((row) => [shelving.groupId(row), row]));
    hang(Array.from(displayed, ([id, { row }]) => again.get(id) ?? row));
  }

  function hang(rows: readonly G[]): void {
    const enabled = rows.filter((row) => row.enabled);
    displayed = new Map(
      enabled.map((row) => [shelving.groupId(row), { row, group: shelving.presentGroup(row) }]),
    );
    const groups = Array.from(displayed.values(), ({ group }) => group);
    all = readyReply(JSON.stringify(groups), operations.groups);
  }

  /** Batches the requests made in one turn of the event loop. */
  const memberRows = new DataLoader(
    async (keys: readonly MemberKey[]) => {
      const rows = await read((em) => shelving.readMembers(em, keys));
      const byPath = new Map(rows.map((row) => [pathOf(shelving.memberKey(row)), row]));
      return keys.map((key) => byPath.get(pathOf(key)));
    },
    { cache: false, maxBatchSize: MEMBERS_AT_ONCE, batchScheduleFn: setImmediate },
  );

  async function makeMember(key: MemberKey, group: G): Promise<CacheEntry> {
    const row = await memberRows.load(key);
    if (operations.member === undefined || row?.enabled !== true) return null;
    const at = now();
    const json = JSON.stringify(shelving.presentMember(row, group, at));
    return readyReply(json, operations.member, shelving.nextTurn?.(row, at) ?? undefined);
  }

  async function makeList(groupId: string, group: G): Promise<ReadyReply> {
    const rows = await readFirst(groupId, group, LONG_LIST + 1);
    return rows.length > LONG_LIST ? makeLongList(groupId, group) : listOf(rows, group);
  }

  async function makeFirst(groupId: string, group: G): Promise<ReadyReply> {
    return listOf(await readFirst(groupId, group, FIRST_MEMBERS), group);
  }

  async function readFirst(groupId: string, group: G, max: number): Promise<readonly Listed[]> {
    if (group.external) return [];
    const { rows } = await read((em) =>
      db(em).executeQuery(shelving.enabledMembers(em, groupId, max).compile()),
    );
    return rows;
  }

  function listOf(rows: readonly Listed[], group: G): ReadyReply {
    const { texts, turns } = textsOf(rows, group);
    return readyReply(`[${texts.join(',')}]`, operations.members, turns);
  }

  function makeLongList(groupId: string, group: G): Promise<ReadyReply> {
    const make = (em: EntityManager) => {
      let next: Date | undefined;
      async function* parts() {
        const members = shelving.enabledMembers(em, groupId);
        for await (const rows of streamRows(em, members, ROWS_AT_ONCE)) {
          const { texts, turns } = textsOf(rows, group);
          next = earlier(next, turns);
          yield texts;
        }
      }
      return longReply(parts(), { operation: operations.members, turns: () => next });
    };
    const made = lastLong.then(() => read(make));
    lastLong = made.catch(() => {});
    return made;
  }

  function textsOf(
    rows: readonly Listed[],
    group: G,
  ): { texts: string[]; turns: Date | undefined } {
    const at = now();
    let turns: Date | undefined;
    const texts = rows.map((row) => {
      turns = earlier(turns, shelving.nextTurn?.(row, at) ?? undefined);
      return JSON.stringify(shelving.presentListed(row, group, at));
    });
    return { texts, turns };
  }

  function reply(path: string): CacheEntry | undefined | Promise<CacheEntry> {
    const known = cache.known(path);
    if (known !== undefined) return known;
    if (path === root) return all;
    if (!path.startsWith(`${root}/`)) return undefined;
    const [groupId = '', memberId, ...further] = path.slice(root.length + 1).split('/');
    const ofFirst = memberId === undefined && groupId.endsWith(FIRST_OF);
    const group = displayed.get(ofFirst ? groupId.slice(0, -FIRST_OF.length) : groupId)?.row;
    if (group === undefined || further.length > 0) return undefined;
    if (ofFirst) return cache.make(path, () => makeFirst(shelving.groupId(group), group));
    if (memberId === undefined) return cache.make(path, () => makeList(groupId, group));
    if (operations.member === undefined || group.external || memberId === '') return undefined;
    return cache.make(path, () => makeMember({ groupId, memberId }, group));
  }

  async function parsed<T>(path: string): Promise<T | undefined> {
    const json = await (await reply(path))?.json();
    if (json === undefined) return undefined;
    const value: T = JSON.parse(json);
    return value;
  }

  return {
    update,
    groups: () => Array.from(displayed.values(), ({ group }) => group),
    group: (groupId) => displayed.get(groupId)?.group,
    members: (groupId) => parsed<Member[]>(`${root}/${groupId}`),
    firstMembers: (groupId) => parsed<Member[]>(firstPathOf(`${root}/${groupId}`)),
    member: (groupId, memberId) => parsed<Member>(pathOf({ groupId, memberId })),
    reply,
    nextTurn: () => turn,
  };
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}
