/** Explained in one clear line, so it is shown without a stack. */
export class Failure extends Error {}
