/** Adds tables as sections, below the one at `index`. */
export type TakeTables = (tables: string[][][], index: number) => void;

let taker: TakeTables | undefined;

/** For a form with sections. Returns how to end it. */
export function takeTables(take: TakeTables): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = undefined;
  };
}

export const tableTaker = (): TakeTables | undefined => taker;
