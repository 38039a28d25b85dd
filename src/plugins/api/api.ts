export { actingWith } from './keys/acting-with';
export { findKey, KeyRefused } from './keys/find-key';
