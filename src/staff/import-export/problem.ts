/** Why a file, a row or a cell is refused, in words for the person who sent it. */
export class TableProblem extends Error {}

export const refuse = (why: string): never => {
  throw new TableProblem(why);
};
