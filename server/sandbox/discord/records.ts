/** Somebody with an account there, in our guild or not. */
export interface MemberRecord {
  id: string;
  created: number;
  username: string;
  globalName: string | null;
  /** Names their picture; null for those who have none. */
  avatar: string | null;
  status: 'online' | 'idle' | 'dnd' | 'offline';
  /** Ids. */
  roles: string[];
  /** In the guild now. */
  inGuild: boolean;
}

export interface RoleRecord {
  id: string;
  created: number;
  name: string;
  color: number;
  /** Nobody gives or takes a role that is not below their own. */
  position: number;
  /** Belongs to a program. */
  managed: boolean;
}

export interface CommandRecord {
  id: string;
  created: number;
  name: string;
  description: string;
  type: number;
}
