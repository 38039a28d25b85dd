/** `schema`: the schema `auth` exists; migrate now, then send `go`. */
export type FromGateway = { type: 'schema' | 'ready' };

export type ToGateway = { type: 'go' };
