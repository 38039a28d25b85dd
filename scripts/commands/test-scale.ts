import '../../tests/scale/run.ts';
