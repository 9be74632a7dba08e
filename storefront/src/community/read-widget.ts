export interface WidgetMember {
  id: string;
  username: string;
  status: string;
  picture: string | null;
}

export interface Widget {
  name: string;
  /** Where newcomers join, or null if there is no invitation. */
  invite: string | null;
  /** How many members are online, including those not listed. */
  present: number;
  members: WidgetMember[];
}

/** Reads the valid parts of the community's response. External data is never trusted. */
export function readWidget(body: unknown): Widget {
  const { name, instant_invite: invite, members, presence_count: count } = fieldsOf(body);
  if (typeof name !== 'string' || !Array.isArray(members)) {
    throw new Error('The community sent an unexpected response.');
  }
  const listed = members.flatMap(readMember);
  return {
    name,
    invite: webAddress(invite),
    present: typeof count === 'number' ? count : listed.length,
    members: listed,
  };
}

function readMember(value: unknown): WidgetMember[] {
  const { id, username, status, avatar_url: picture } = fieldsOf(value);
  if (typeof id !== 'string' || typeof username !== 'string') return [];
  return [{ id, username, status: String(status), picture: webAddress(picture) }];
}

/** Allows only http and https URLs, never scripts. */
function webAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
