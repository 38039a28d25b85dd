/** Read by tests/e2e/helpers/routes.ts. A module of its own, because the tests start when theirs is imported. */
process.env.TEST_EVERY_PAGE = '1';
