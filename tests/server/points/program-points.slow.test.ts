import { programs } from './scenarios/programs.ts';
import { tryPrograms } from './support/try-programs.ts';

tryPrograms(programs);
