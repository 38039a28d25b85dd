/** For capabilities that deliver what webhooks note. */
export { received } from './forms';
export { sendNow } from './send-now';
