import { useRef } from 'react';

/** The key of a request: what is sent again after an unknown outcome is the same request. */
export function useIdempotencyKey(): (request: object) => { 'Idempotency-Key': string } {
  const sent = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (sent.current.request !== text) sent.current = { request: text, key: crypto.randomUUID() };
    return { 'Idempotency-Key': sent.current.key };
  };
}
