import { APIError } from 'payload';

/** Why a step cannot be taken, in sentences for staff; nothing was changed. */
export class ExperimentFailure extends APIError {
  constructor(reasons: string | string[]) {
    super([reasons].flat().join(' '), 409, null, true);
  }
}
