import { configure } from '@testing-library/react';
import { afterAll, beforeEach } from 'vitest';

// Most mutants are noticed because something never shows up: they shall not wait for it as long as a busy machine may.
beforeEach(() => configure({ asyncUtilTimeout: 1_000 }));

// The next file has the same window.
afterAll(() => document.body.replaceChildren());
