/** Ten times the peak, with faults, against a separate cluster. */
import '../../tests/load/run.ts';
