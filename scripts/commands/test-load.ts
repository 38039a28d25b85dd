import '../../tests/load/run.ts';
