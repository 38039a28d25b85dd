/** All checks, of every kind instead of one of each. */
import '../harness/full-extent.ts';
import './test.ts';
