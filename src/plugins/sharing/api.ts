export { findLink } from './find-shared';
export { digestOf, latestOfDocument } from './version';
