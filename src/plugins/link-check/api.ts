export { brokenWithin } from './within';
