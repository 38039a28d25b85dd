export { addToRelease, type ChosenRelease, saveMembers } from './add';
export { lockRelease } from './find';
export { releaseOf } from './guard';
export { keyOf } from './members';
export { type NamedRelease, standingOf } from './open';
