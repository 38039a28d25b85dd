export { findLink } from './find-link';
export { digestOf, latestOfDocument } from './version';
