/** A failure that is explained in one clear line; shown without a stack. */
export class Failure extends Error {}
