import { shared, testCluster } from './jest.config.js'

/** `npm run test:faults`: what takes longer than seconds, one file after the other, since each wants the machine. */
export default {
  ...shared,
  ...testCluster,
  displayName: 'faults',
  roots: ['<rootDir>/api/test/faults'],
  testMatch: ['**/*.fault.ts'],
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  maxWorkers: 1,
  testTimeout: 120_000,
}
