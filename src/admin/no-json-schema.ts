/** Replaces `ajv` in browsers (next.config.ts): Payload loads it to check JSON fields with a schema. There are none. */
export default class NoJsonSchema {
  validate(): boolean {
    return true;
  }

  errorsText(): string {
    return '';
  }
}
