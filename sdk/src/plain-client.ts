/** The client for code that makes arbitrary calls and so can't name their types. */
export interface PlainClient {
  request(method: string, path: string, init?: object): Promise<PlainReply>;
}

export interface PlainReply {
  data?: unknown;
  error?: unknown;
  response: Response;
}
