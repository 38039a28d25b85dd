import '../../tests/mutants/run.ts';
