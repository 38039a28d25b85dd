/**
 * Stands for `ajv` in browsers (next.config.ts), which Payload loads with every page of the admin to check JSON fields
 * that have a schema. The site has none, and the server checks all fields.
 */
export default class NoJsonSchema {
  validate(): boolean {
    return true;
  }

  errorsText(): string {
    return '';
  }
}
