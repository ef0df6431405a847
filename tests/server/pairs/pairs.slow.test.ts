import { HOT_PAIRS } from './hot-pairs.ts';
import { tryPairs } from './support/try-pairs.ts';

tryPairs(HOT_PAIRS);
