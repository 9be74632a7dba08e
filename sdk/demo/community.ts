export const COMMUNITY_ID = '1000000000000000001';
export const COMMUNITY_NAME = 'Spindle Makers';

export interface CommunityMember {
  id: string;
  username: string;
  /** The member's display name. */
  globalName: string | null;
  /** File name of the member's picture, or null if there is none. */
  avatar: string | null;
  status: 'online' | 'idle' | 'dnd' | 'offline';
}

const people: readonly [string, string | null, CommunityMember['status']][] = [
  ['chipload', 'Ada Park', 'online'],
  ['gantry.grace', 'Grace', 'online'],
  ['backlash_bob', 'Bob', 'idle'],
  ['feeds.and.speeds.of.the.old.school', 'Old-school feeds & speeds', 'dnd'],
  ['collet', null, 'online'],
  ['homing.switch', 'Hanna', 'online'],
  ['tramming', null, 'idle'],
  ['climb-cut', 'Kit', 'offline'],
  ['spoilboard', 'Sam', 'online'],
];

/** The members of the demo shop's chat community. */
export const communityMembers: readonly CommunityMember[] = people.map(
  ([username, globalName, status], at) => ({
    id: `11782398412000000${String(at + 10)}`,
    username,
    globalName,
    avatar: at === 6 ? null : `a${String(at).padStart(2, '0')}${username.length}`,
    status,
  }),
);

interface Addresses<Member> {
  /** Null if there is no invitation. */
  invite: string | null;
  pictureOf: (member: Member) => string;
}

/** Returns the community's public widget. */
export function communityWidget<Member extends Omit<CommunityMember, 'avatar'>>(
  members: readonly Member[],
  { invite, pictureOf }: Addresses<Member>,
) {
  const present = members.filter(({ status }) => status !== 'offline');
  return {
    id: COMMUNITY_ID,
    name: COMMUNITY_NAME,
    instant_invite: invite,
    channels: [],
    // The widget doesn't reveal real ids.
    members: present.map((member, at) => ({
      id: String(at),
      username: member.globalName ?? member.username,
      discriminator: '0000',
      avatar: null,
      status: member.status,
      avatar_url: pictureOf(member),
    })),
    presence_count: present.length,
  };
}
