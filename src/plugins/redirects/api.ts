export { CHECKED } from './check-saved';
export { readStored } from './redirect-rules';
export { writeRules } from './write-rules';
