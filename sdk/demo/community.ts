export const COMMUNITY_ID = '1000000000000000001';
export const COMMUNITY_NAME = 'Spindle Makers';

export interface CommunityMember {
  id: string;
  username: string;
  /** As they want to be called. */
  globalName: string | null;
  /** Name of their picture's file; null where they have none. */
  avatar: string | null;
  status: 'online' | 'idle' | 'dnd' | 'offline';
}

const people: readonly [string, string | null, CommunityMember['status']][] = [
  ['chipload', 'Ada Park', 'online'],
  ['gantry.grace', 'Grace', 'online'],
  ['backlash_bob', 'Bob', 'idle'],
  ['feeds.and.speeds.of.the.old.school', 'Feeds & speeds of the old school', 'dnd'],
  ['collet', null, 'online'],
  ['homing.switch', 'Hanna', 'online'],
  ['tramming', null, 'idle'],
  ['climb-cut', 'Kit', 'offline'],
  ['spoilboard', 'Sam', 'online'],
];

/** Who is in the chat community of the demo shop. */
export const communityMembers: readonly CommunityMember[] = people.map(
  ([username, globalName, status], at) => ({
    id: `11782398412000000${String(at + 10)}`,
    username,
    globalName,
    avatar: at === 6 ? null : `a${String(at).padStart(2, '0')}${username.length}`,
    status,
  }),
);
