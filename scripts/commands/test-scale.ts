/** Several instances behind one reverse proxy, simulated on one machine. */
import '../../tests/scale/run.ts';
