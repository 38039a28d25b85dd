export { type Chosen, ReleaseChoice, wishOf } from './release-choice';
