import { shared, testCluster } from './jest.config.js'

/**
 * `npm run test:faults`: tests that take longer than seconds, one file after the other, since each needs the whole
 * machine.
 */
export default {
  ...shared,
  ...testCluster,
  displayName: 'faults',
  roots: ['<rootDir>/api/test/faults', '<rootDir>/api/test/process'],
  testMatch: ['**/*.fault.ts'],
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  maxWorkers: 1,
  testTimeout: 120_000,
}
