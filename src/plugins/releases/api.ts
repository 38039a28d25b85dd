export { addToRelease, type ChosenRelease, saveMembers } from './add';
export { releaseOf } from './guard';
export { keyOf } from './members';
export { type NamedRelease, standingOf } from './open';
