import { DARK_THEME } from './support/messenger.ts';
