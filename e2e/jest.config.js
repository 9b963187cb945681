import { shared } from '../jest.config.js'

export default {
  ...shared,
  displayName: 'e2e',
  roots: ['<rootDir>/e2e'],
  testEnvironment: 'node',
  testTimeout: 120_000,
}
