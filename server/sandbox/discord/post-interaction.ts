import { z } from 'zod';
import type { World } from '../world.ts';

export interface ShopReply {
  /** Null if the shop did not respond in time. */
  status: number | null;
  body: unknown;
  /** The text that the member sees. */
  content: string | null;
  /** Visible to this member only. */
  ephemeral: boolean;
}

const ANSWER_WITHIN_MS = 3_000;
const EPHEMERAL = 64;

const messageSchema = z.object({
  data: z.object({ content: z.string(), flags: z.number().default(0) }),
});

/** Calls the shop's interactions endpoint. A late response counts as none. */
export async function postInteraction(
  world: World,
  body: string,
  headers: Record<string, string>,
): Promise<ShopReply> {
  const base = world.shopUrl();
  if (base === null) throw new Error("The shop's URL is not set");
  try {
    const response = await fetch(`${base}/api/discord/interactions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    const reply: unknown = isJson ? JSON.parse(text) : text;
    const message = messageSchema.safeParse(reply).data?.data;
    return {
      status: response.status,
      body: reply,
      content: message?.content ?? null,
      ephemeral: ((message?.flags ?? 0) & EPHEMERAL) !== 0,
    };
  } catch (error) {
    return { status: null, body: String(error), content: null, ephemeral: false };
  }
}
