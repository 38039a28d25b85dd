/** Generated requests and documents against a separate test site. */
import '../../tests/abuse/run.ts';
