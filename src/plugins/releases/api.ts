export { addToRelease, type ReleaseWish } from './add';
export { releaseOf } from './guard';
export { type NamedRelease, standingOf } from './open';
