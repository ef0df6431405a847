import { configure } from '@testing-library/react';
import { afterAll, beforeEach } from 'vitest';

// Most mutants are noticed because something never shows up; a test must not wait for it as long as a busy machine may take.
beforeEach(() => configure({ asyncUtilTimeout: 1_000 }));

// The next file has the same window.
afterAll(() => document.body.replaceChildren());
