import { shared } from '../jest.config.js'

export default {
  ...shared,
  displayName: 'e2e',
  roots: ['<rootDir>/e2e'],
  testEnvironment: 'node',
  // Each step in a page has its own limit; this one only ends a test that hangs, and a busy machine of two cores needs
  // two minutes for the longest.
  testTimeout: 300_000,
}
