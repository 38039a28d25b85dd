export { addToRelease, type ChosenRelease } from './add';
export { releaseOf } from './guard';
export { type NamedRelease, standingOf } from './open';
