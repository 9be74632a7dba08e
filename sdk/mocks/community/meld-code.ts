/** Stands for a member of the chat community, once and for a while. */
export interface MeldCode {
  code: string;
  discordId: string;
  username: string;
  avatar: string;
  expiresAt: string;
  used: boolean;
}
