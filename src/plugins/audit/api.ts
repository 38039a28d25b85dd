export { isRestoredSince } from './read';
