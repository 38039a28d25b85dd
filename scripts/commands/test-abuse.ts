/** Generated requests and documents against a test site of its own. */
import '../../tests/abuse/run.ts';
