import { Readable } from 'node:stream';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { Failure } from '@spindle/sdk/contract/failure';
import { splitUpload } from './split-upload.ts';
import type { FromThread, ToThread, UploadOpening } from './upload-messages.ts';

parentPort?.on('message', ({ port, contentType, ...expected }: UploadOpening) => {
  const post = (message: FromThread) => port.postMessage(message);
  splitUpload(bodyFrom(port, post), contentType, expected)
    .then(
      (parsed) => post({ parsed }),
      (error: unknown) => post(messageFor(error)),
    )
    .finally(() => port.close());
});

function bodyFrom(port: MessagePort, post: (message: FromThread) => void): Readable {
  const body = new Readable({ read: () => post('more') });
  port.on('message', (piece: ToThread) => {
    if (piece === 'left') body.destroy(new Error('The rest of the request body never arrived.'));
    else body.push(piece === 'end' ? null : piece);
  });
  return body;
}

function messageFor(error: unknown): FromThread {
  if (!(error instanceof Failure)) return { broken: error };
  const { status, code, reason, errors } = error;
  return { refused: { status, code, reason, errors } };
}
