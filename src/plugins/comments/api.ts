export { anchorRule, COMMENT_LENGTH, spotRule, typedText } from './comment-text';
export { type CommentedCollection, commentedCollections } from './commented';
export { type GuestThread, sectionsOf, threadsOfLink } from './guests';
export { conversationOf, countOpen, needsResolved } from './stored';
export type { ListedComment } from './threads';
export { writeOnce } from './write';
