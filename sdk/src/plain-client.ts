/** The client, as seen by code that serves all calls alike and so cannot name their types. */
export interface PlainClient {
  request(method: string, path: string, init?: object): Promise<PlainReply>;
}

export interface PlainReply {
  data?: unknown;
  error?: unknown;
  response: Response;
}
