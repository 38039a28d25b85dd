/** All checks, with every page measured instead of one of each kind. */
import '../harness/every-page.ts';
import './test.ts';
