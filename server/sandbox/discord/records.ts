/** A community account, whether or not it is in our guild. */
export interface MemberRecord {
  id: string;
  created: number;
  username: string;
  globalName: string | null;
  /** Id of the account's picture, or null if there is none. */
  avatar: string | null;
  status: 'online' | 'idle' | 'dnd' | 'offline';
  /** Role ids. */
  roles: string[];
  /** Whether the account is currently in the guild. */
  inGuild: boolean;
}

export interface RoleRecord {
  id: string;
  created: number;
  name: string;
  color: number;
  /** Members can only assign and remove roles below their own. */
  position: number;
  /** Whether the role belongs to an integration. */
  managed: boolean;
}

export interface CommandRecord {
  id: string;
  created: number;
  name: string;
  description: string;
  type: number;
}
