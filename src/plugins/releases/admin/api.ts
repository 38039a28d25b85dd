export { type Chosen, ReleaseChoice, requestOf } from './release-choice';
