import { badRequest, type Failure } from '@spindle/sdk/contract/failure';

/** @param message a sentence that goes on from `The picture` */
export function refusePicture(message: string, cause?: unknown): Failure {
  return badRequest(`The picture ${message}`, [{ path: 'image', message }], cause);
}
