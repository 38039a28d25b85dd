export { addToRelease, type ChosenRelease, saveMembers } from './add';
export { lockRelease } from './find';
export { releaseOf } from './guard';
export { documentsOf, keyOf } from './members';
export { type NamedRelease, standingOf } from './open';
