/** `schema`: the schema `auth` exists, so migrations can run; `go` ends the wait. */
export type FromGateway = { type: 'schema' | 'ready' };

export type ToGateway = { type: 'go' };
