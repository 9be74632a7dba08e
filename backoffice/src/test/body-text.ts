/** What a call has sent, as it went over the wire. */
export function bodyText(request: Request): Promise<string> {
  return request.text();
}
