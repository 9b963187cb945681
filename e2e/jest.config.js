import { shared } from '../jest.config.js'

export default {
  ...shared,
  displayName: 'e2e',
  roots: ['<rootDir>/e2e'],
  testEnvironment: 'node',
  // One worker for each server that tools/e2e.mjs starts.
  maxWorkers: 2,
  testSequencer: '<rootDir>/e2e/longestFirst.js',
  // Each step in a page has its own limit; this one only ends a test that hangs. A busy machine with two cores needs
  // four minutes for the longest test, while another file runs beside it.
  testTimeout: 600_000,
}
