import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Takes settings from `.env` in the project's folder, if there is one; those of the environment win. */
export function loadSettingsFile() {
  if (existsSync('.env')) loadEnvFile('.env');
}
