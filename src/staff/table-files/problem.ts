import { APIError } from 'payload';

/** Why a file, a row or a cell is refused, in words for the person who sent it. */
export class TableProblem extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
  }
}

export const refuse = (why: string): never => {
  throw new TableProblem(why);
};
