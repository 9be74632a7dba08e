/** An account there, in our guild or not. */
export interface MemberRecord {
  id: string;
  created: number;
  username: string;
  globalName: string | null;
  /** Id of their picture, or null if they have none. */
  avatar: string | null;
  status: 'online' | 'idle' | 'dnd' | 'offline';
  /** Role ids. */
  roles: string[];
  /** Whether they are in the guild now. */
  inGuild: boolean;
}

export interface RoleRecord {
  id: string;
  created: number;
  name: string;
  color: number;
  /** Members can only give and take roles below their own. */
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
