const ANSWER_WITHIN_MS = 10_000;

/** A call in the provider's format. */
export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

export interface PostOutcome {
  ok: boolean;
  status: number | null;
  error: string | null;
}

/** Calls the shop once. Every result is returned as an outcome, never thrown. */
export async function postWebhook(call: WebhookCall, signal: AbortSignal): Promise<PostOutcome> {
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: call.headers,
      body: call.payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.arrayBuffer();
    return { ok: response.ok, status: response.status, error: null };
  } catch (error) {
    return { ok: false, status: null, error: String(error) };
  }
}
