import type { IncomingMessage } from 'node:http';
import { Failure } from '@spindle/sdk/contract/failure';
import { HungUp } from '../http/hang-up.ts';
import type { Expected, ParsedUpload } from './take-upload-apart.ts';
import type { FromThread, Refused, ToThread } from './upload-messages.ts';
import { openUpload } from './upload-thread.ts';

/** Pieces of some 64 KB that may be on their way to the thread at a time. */
const MOST_AHEAD = 16;

/**
 * Has a multipart body taken apart as it comes. That stops at the first thing that is wrong; what
 * follows flows past unread, so that the client is still there to hear of it.
 * @throws Failure 400 or 413
 */
export async function parseUpload(
  request: IncomingMessage,
  expected: Expected,
): Promise<ParsedUpload> {
  const contentType = request.headers['content-type'] ?? '';
  const port = openUpload({ contentType, ...expected });
  const { promise: lastWord, resolve, reject } = Promise.withResolvers<ParsedUpload>();
  let ahead = 0;
  port.on('message', (word: FromThread) => {
    if (word === 'more') {
      ahead -= 1;
      request.resume();
    } else if ('parsed' in word) resolve(word.parsed);
    else if (!request.complete && request.destroyed) reject(new HungUp());
    else reject('refused' in word ? failureOf(word.refused) : word.broken);
  });
  port.once('close', () => reject(new Error('The thread that takes uploads apart has ended.')));

  const say = (word: ToThread) => port.postMessage(word);
  const onData = (piece: Buffer) => {
    say(piece);
    ahead += 1;
    if (ahead >= MOST_AHEAD) request.pause();
  };
  const onEnd = () => say('end');
  const onClose = () => {
    if (!request.complete) say('left');
  };
  request.on('data', onData).once('end', onEnd).once('close', onClose);
  if (request.destroyed) onClose();
  try {
    return await lastWord;
  } finally {
    request.off('data', onData).off('end', onEnd).off('close', onClose).resume();
    port.close();
  }
}

function failureOf({ status, code, reason, errors }: Refused): Failure {
  return new Failure(status, { code, reason }, errors === undefined ? {} : { errors });
}
