/** The address of a source on its page, to which Pulse leads. `name` is that of the block. */
export const sourceId = (name: string, index: number) => `${name}source-${index + 1}`;
