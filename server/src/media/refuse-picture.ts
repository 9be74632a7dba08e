import { badRequest, type Failure } from '../http/failure.ts';

/** @param message a sentence that goes on from `The picture` */
export function refusePicture(message: string): Failure {
  return badRequest(`The picture ${message}`, [{ path: 'image', message }]);
}
