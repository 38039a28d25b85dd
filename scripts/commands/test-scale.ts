/** Several instances behind one front, as far as one machine can show it. */
import '../../tests/scale/run.ts';
