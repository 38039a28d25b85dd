/** Sixty seeded faults, each of which the tests must notice. */
import '../../tests/mutants/run.ts';
