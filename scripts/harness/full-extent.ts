/** A module of its own, because test.ts starts the tests when it is imported. */
process.env.TEST_FULL = '1';
