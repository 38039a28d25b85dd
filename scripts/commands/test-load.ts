/** Ten times the peak, with faults, against a cluster of its own. */
import '../../tests/load/run.ts';
