/** Which migrations have run: `name`, and a `batch` that is -1 after a push of `npm run dev`. */
export const MIGRATIONS_TABLE = 'payload.payload_migrations';
/** `payload.kv`: a `key` and `data`. */
export const KEY_VALUES = 'payload.payload_kv';
