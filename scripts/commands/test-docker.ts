import '../../tests/docker/run.ts';
