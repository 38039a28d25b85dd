import '../../tests/abuse/run.ts';
