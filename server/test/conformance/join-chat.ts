import { z } from 'zod';
import type { SandboxCalls } from '../sandbox-calls.ts';

const joined = z.object({ id: z.string() });

/** Adds a member to the sandbox's chat community. Returns their id there. */
export async function joinChat(
  { control }: Pick<SandboxCalls, 'control'>,
  username: string,
): Promise<string> {
  return joined.parse(await control('/discord/control/members', { username })).id;
}
