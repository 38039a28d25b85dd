import { APIError } from 'payload';
import type { Place } from './members';

/** Why a release cannot be published or undone; nothing was changed. */
export class ReleaseFailure extends APIError {
  readonly place: Place | undefined;
  readonly reason: string;
  readonly title: string | undefined;

  constructor(reason: string, title?: string, place?: Place) {
    super(title ? `“${title}”: ${reason}` : reason, 409, null, true);
    this.reason = reason;
    this.title = title;
    this.place = place;
  }
}
